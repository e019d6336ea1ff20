CREATE OR REPLACE VIEW reading.bill_heads WITH (security_invoker = true) AS
SELECT l.bill_id, string_agg(head_name_on(l.revenue_head_id, l.issued_on), ', ' ORDER BY l.position) AS heads
FROM bill_lines l GROUP BY l.bill_id;
COMMENT ON VIEW reading.bill_heads IS 'What a bill is for, in one text: its heads in the order of its lines, by the names of its day.';
GRANT SELECT ON reading.bill_heads TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
