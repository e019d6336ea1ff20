CREATE OR REPLACE VIEW reading.reminder_messages WITH (security_invoker = true) AS
SELECT m.id, m.campaign_id, 'N-' || lpad(c.number::text, 5, '0') AS number, m.tpui, t.name AS taxpayer, c.office_id, c.channel, m.due_on,
  CASE split_part(m.about, '~', 1) WHEN 'bill' THEN split_part(m.about, '~', 2) END AS bill,
  CASE split_part(m.about, '~', 1) WHEN 'duty' THEN split_part(m.about, '~', 2) END AS duty,
  lagos_day(c.prepared_at) AS prepared_on, m.settled_at, m.outcome, m.reason, m.cost_kobo
FROM reminder_messages m
JOIN reminder_campaigns c ON c.id = m.campaign_id
LEFT JOIN taxpayers t ON t.tpui = m.tpui;
COMMENT ON VIEW reading.reminder_messages IS 'Who was written to by a reminder to many, and what became of it. Kobo.';
GRANT SELECT ON reading.reminder_messages TO portal_read_offices, portal_read_state;
