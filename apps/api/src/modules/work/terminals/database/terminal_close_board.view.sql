CREATE OR REPLACE VIEW terminal_close_board AS
SELECT k.terminal_id, t.serial, (SELECT nullif(p.name, '') FROM taxpayers p WHERE p.tpui = t.agent_tpui) AS agent_name, k.day, k.state,
  k.batch_kobo, k.batch_count, k.file_kobo, k.file_count, k.receipts_kobo, k.receipts_count, k.differing, k.finding, k.reason, k.proposed_by,
  (SELECT person_name(u.first_name, u.last_name) FROM users u WHERE u.id = k.proposed_by) AS proposer,
  (SELECT person_name(u.first_name, u.last_name) FROM users u WHERE u.id = k.decided_by) AS decider
FROM terminal_closes k JOIN terminals t ON t.id = k.terminal_id;
COMMENT ON VIEW terminal_close_board IS 'Days of terminals with the names that go with them. Kobo.';
