// SPDX-License-Identifier: MIT
// Runs one script on MicroPython WebAssembly (32-bit ints like a board) under Node.
//
//   node wasm_run.mjs SCRIPT TREE [ARGUMENT...]
//
// The files of the folder TREE are copied into the runtime's own file system at /tree, which is put first
// in sys.path; "-" is no tree. What the script prints goes to stdout byte for byte. An exception of the
// script is printed on stderr and ends with exit code 1; SystemExit gives its own code.

import { readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const [script, tree, ...argv] = process.argv.slice(2);

// Many small prints are joined: one write for each byte would cost more than the script.
const CHUNK = 1 << 16;
let pending = [];
let length = 0;

function flush() {
  let data = Buffer.concat(pending, length);
  pending = [];
  length = 0;
  while (data.length) {
    try {
      data = data.subarray(writeSync(1, data));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

function copy(fs, from, to) {
  fs.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (entry.isDirectory()) copy(fs, source, `${to}/${entry.name}`);
    else fs.writeFile(`${to}/${entry.name}`, readFileSync(source));
  }
}

const mp = await loadMicroPython({
  pystack: 8 * 1024,
  linebuffer: false,
  stdout: (data) => {
    pending.push(Buffer.from(data));
    length += data.length;
    if (length >= CHUNK) flush();
  },
});
if (tree !== "-") copy(mp.FS, tree, "/tree");
mp.FS.chdir(tree !== "-" ? "/tree" : "/");
const start = [
  "import sys",
  "sys.path.insert(0, '/tree')",
  `sys.argv[:] = ${JSON.stringify(["script.py", ...argv])}`,
  "del sys",
].join("\n");

let code = 0;
try {
  mp.runPython(start);
  // This runtime collects garbage only between two calls from JavaScript, so a script that counts heap
  // is cut into parts by lines "# ---": what gc.mem_alloc() says at the start of a part is without garbage.
  for (const part of readFileSync(script, "utf8").split(/^# ---$/m)) {
    mp.FS.writeFile("/script.py", part);
    mp.runPython("exec(compile(open('/script.py').read(), 'script.py', 'exec'), globals())");
    mp.runPython("import gc; gc.collect()");
  }
} catch (error) {
  if (error.type === "SystemExit") {
    const found = /SystemExit: *(.*?)\s*$/.exec(error.message);
    const value = found ? found[1] : "";
    code = ["", "None", "0"].includes(value) ? 0 : Number(value) || 1;
  } else {
    process.stderr.write(error.message);
    code = 1;
  }
}
flush();
process.exitCode = code;
