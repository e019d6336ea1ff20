-- What followed from leads: bills of the taxpayer raised since the first of their leads ended, and what was receipted of them.
CREATE OR REPLACE VIEW reading.lead_outcomes WITH (security_invoker = true) AS
SELECT d.id, d.number, d.tpui, d.reason, d.source_kind, d.office_id, o.name AS office, d.low_kobo, lagos_day(d.found_at) AS found_on,
  m.assessed_kobo, m.collected_kobo,
  CASE WHEN m.collected_kobo > 0 THEN 'collected' WHEN m.assessed_kobo > 0 THEN 'assessed' ELSE 'registered' END AS status
FROM leads d
JOIN tax_offices o ON o.id = d.office_id
CROSS JOIN LATERAL (
  SELECT coalesce(sum(b.total_kobo), 0)::bigint AS assessed_kobo,
    coalesce(sum((SELECT sum(k.amount_kobo) FROM collection_lines k WHERE k.bill_id = b.id)), 0)::bigint AS collected_kobo
  FROM bills b
  WHERE b.payer_tpui = ANY (reading.papers_of(d.tpui)) AND b.standing <> 'cancelled' AND b.issued_on >= lagos_day(d.ended_at)
    AND NOT EXISTS (
      SELECT FROM leads f WHERE f.tpui = d.tpui AND f.state IN ('registered', 'discrepancy-opened', 'return-asked') AND (f.ended_at, f.id) < (d.ended_at, d.id)
    )
) m
WHERE d.state IN ('registered', 'discrepancy-opened', 'return-asked');
COMMENT ON VIEW reading.lead_outcomes IS 'Leads that were followed, with what was assessed and collected since, of the bills the reader may see. Kobo.';
GRANT SELECT ON reading.lead_outcomes TO portal_read_offices, portal_read_state;
