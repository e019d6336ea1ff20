CREATE OR REPLACE VIEW reading.penalties WITH (security_invoker = true) AS
SELECT p.id, p.number, p.tpui, t.name AS payer, t.home_office_id, o.name AS home_office, p.duty, p.period_from, p.neglect, p.due_on, p.from_on, p.until_on,
  p.until_on - p.due_on AS days, p.is_over, p.base_kobo, p.penalty_kobo, p.interest_kobo, p.penalty_kobo + p.interest_kobo AS total_kobo,
  p.remitted_penalty_kobo + p.remitted_interest_kobo AS remitted_kobo,
  p.penalty_kobo + p.interest_kobo - p.remitted_penalty_kobo - p.remitted_interest_kobo AS left_kobo,
  p.computation -> 'lines' -> 0 -> 'reference' ->> 'law' || ', ' || (p.computation -> 'lines' -> 0 -> 'reference' ->> 'section') AS law,
  CASE WHEN p.state = 'billed' AND f.bill_standing = 'paid' THEN 'paid' ELSE p.state END AS state,
  lagos_day(p.proposed_at) AS proposed_on, f.proposed_by, lagos_day(p.decided_at) AS decided_on, f.decided_by, f.bill_reference, p.computation
FROM penalties p
JOIN taxpayers t ON t.tpui = reading.lead_of(p.tpui)
LEFT JOIN tax_offices o ON o.id = t.home_office_id
CROSS JOIN LATERAL reading.penalty_facts(p.bill_id, p.proposed_by, p.decided_by) f;
COMMENT ON VIEW reading.penalties IS 'Penalties and interest of lateness: what was worked out, charged, remitted and paid. Kobo.';
GRANT SELECT ON reading.penalties TO portal_read_offices, portal_read_state;
