-- Of a switch: the line of the log by which its table set it, so that no new table is offered what was taken back.
ALTER TABLE precedents ADD COLUMN line INTEGER;
UPDATE precedents SET line = (
    SELECT max(log.id) FROM log WHERE log.table_id = precedents.table_id AND log.at <= precedents.at
    AND log.seal IS NOT NULL AND log.actions = '[]' AND instr(log.events, '"table_switched"')
    AND instr(log.events, '"option":"' || precedents.option || '"')
    AND instr(log.events, '"value":"' || precedents.value || '"'))
WHERE option IS NOT NULL;
