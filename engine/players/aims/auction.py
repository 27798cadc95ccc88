from engine.players.aims import Plain as Aim
