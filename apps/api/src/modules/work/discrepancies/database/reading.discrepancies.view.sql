CREATE OR REPLACE VIEW reading.discrepancies WITH (security_invoker = true) AS
SELECT d.id, d.number, d.tpui, t.name AS taxpayer, d.office_id, o.name AS office, d.rule, r.kind AS return_kind, r.period_from, d.period_to,
  d.declared_kobo, d.found_kobo, d.tolerance_kobo, d.effect_kobo, d.source, d.source_on, d.confidence, d.state, lagos_day(d.opened_at) AS found_on,
  d.answer_by, to_char(r.period_from, CASE WHEN d.period_to - r.period_from > 31 THEN 'YYYY' ELSE 'YYYY-MM' END) AS period
FROM discrepancies d
JOIN filed_returns r ON r.id = d.return_id
JOIN taxpayers t ON t.tpui = d.tpui
JOIN tax_offices o ON o.id = d.office_id;
COMMENT ON VIEW reading.discrepancies IS 'Filed returns that declare less than others said, and what became of each. Kobo.';
GRANT SELECT ON reading.discrepancies TO portal_read_offices, portal_read_state;
