CREATE OR REPLACE VIEW reading.taxpayers WITH (security_invoker = true) AS
SELECT t.tpui, t.name, t.phone, t.category_id, c.name AS category, t.lga_id, l.name AS lga, t.home_office_id, o.name AS home_office,
  t.home_office_source, CASE WHEN t.merged_into IS NOT NULL THEN 'merged' ELSE coalesce((
    SELECT s.standing FROM reading.taxpayer_standings s
    WHERE s.tpui = t.tpui AND s.standing <> 'active' AND lagos_today() BETWEEN s.from_day AND coalesce(s.to_day, 'infinity')
  ), t.standing) END AS standing, t.registered_on,
  (SELECT count(*)::int FROM bills b WHERE b.payer_tpui = ANY (p.tpuis) AND b.standing <> 'cancelled') AS bills,
  (SELECT coalesce(sum(b.total_kobo), 0)::bigint FROM bills b WHERE b.payer_tpui = ANY (p.tpuis) AND b.standing <> 'cancelled') AS billed_kobo,
  (SELECT coalesce(sum(k.amount_kobo), 0)::bigint FROM collection_lines k WHERE k.payer_tpui = ANY (p.tpuis)) AS collected_kobo,
  (SELECT coalesce(sum(b.total_kobo), 0)::bigint FROM bills b WHERE b.payer_tpui = ANY (p.tpuis) AND b.standing = 'open') AS outstanding_kobo,
  (SELECT max(k.at) FROM collection_lines k WHERE k.payer_tpui = ANY (p.tpuis) AND NOT k.is_void) AS last_paid_at
FROM taxpayers t
LEFT JOIN LATERAL (SELECT reading.papers_of(t.tpui) AS tpuis) p ON true
LEFT JOIN taxpayer_categories c ON c.id = t.category_id
LEFT JOIN lgas l ON l.id = t.lga_id
LEFT JOIN tax_offices o ON o.id = t.home_office_id;
COMMENT ON VIEW reading.taxpayers IS 'The register of taxpayers with what was billed and collected, of the bills the reader may see. Kobo.';
GRANT SELECT ON reading.taxpayers TO portal_read_offices, portal_read_state;
