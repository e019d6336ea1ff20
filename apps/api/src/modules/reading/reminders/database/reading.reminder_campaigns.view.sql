CREATE OR REPLACE VIEW reading.reminder_campaigns WITH (security_invoker = true) AS
SELECT c.id, 'N-' || lpad(c.number::text, 5, '0') AS number, t.code AS text, t.version, t.purpose, c.channel, c.audience ->> 'of' AS audience, c.office_id, o.name AS office,
  lagos_day(c.prepared_at) AS prepared_on, lagos_day(c.decided_at) AS decided_on, c.state, (c.counts ->> 'reached')::int AS people, c.estimate_kobo,
  (SELECT count(*)::int FROM reminder_messages m WHERE m.campaign_id = c.id AND m.outcome IN ('sent', 'delivered')) AS sent,
  (SELECT count(*)::int FROM reminder_messages m WHERE m.campaign_id = c.id AND m.outcome = 'failed') AS failed,
  (SELECT count(*)::int FROM reminder_messages m WHERE m.campaign_id = c.id AND m.outcome = 'skipped') AS skipped,
  (SELECT coalesce(sum(m.cost_kobo), 0)::bigint FROM reminder_messages m WHERE m.campaign_id = c.id) AS cost_kobo
FROM reminder_campaigns c
JOIN reminder_texts t ON t.id = c.text_id
LEFT JOIN tax_offices o ON o.id = c.office_id;
COMMENT ON VIEW reading.reminder_campaigns IS 'Reminders to many: one row each, with how far it got. Kobo.';
GRANT SELECT ON reading.reminder_campaigns TO portal_read_offices, portal_read_state;
