-- Checkpoints that are never thinned and that replay never crosses: why (repair, switch, rules), empty for all others.
ALTER TABLE checkpoints ADD COLUMN kept TEXT NOT NULL DEFAULT '';

-- The mark of the rules by which the table was last played on: another one at a start is a change of the rules.
ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT '';
