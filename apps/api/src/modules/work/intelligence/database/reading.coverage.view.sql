-- Of each area and list: how many it names, and how many of them are in the register, filed for the newest year whose last day of filing is over, and
-- paid a bill of twelve months. Whoever was found in the register counts once in an area and list.
CREATE OR REPLACE VIEW reading.coverage WITH (security_invoker = true) AS
WITH found AS (
  SELECT r.office_id, r.lga_id, s.kind, r.joined_tpui, count(*) AS rows
  FROM source_rows r JOIN intelligence_sources s ON s.id = r.source_id
  GROUP BY r.office_id, r.lga_id, s.kind, r.joined_tpui
), counted AS (
  SELECT f.office_id, f.lga_id, f.kind,
    sum(CASE WHEN f.joined_tpui IS NULL THEN f.rows ELSE 1 END)::int AS found, count(f.joined_tpui)::int AS registered,
    count(*) FILTER (WHERE f.joined_tpui IS NOT NULL AND (
      EXISTS (SELECT FROM filed_returns x WHERE x.tpui = f.joined_tpui AND x.period_from >= date_trunc('year', lagos_today() - interval '15 months')::date)
      OR EXISTS (SELECT FROM paye_schedules x WHERE x.tpui = f.joined_tpui AND x.state = 'filed' AND x.month >= date_trunc('year', lagos_today() - interval '15 months')::date)
      OR EXISTS (SELECT FROM withholding_schedules x WHERE x.tpui = f.joined_tpui AND x.state = 'filed'
        AND x.month >= date_trunc('year', lagos_today() - interval '15 months')::date)))::int AS filed,
    count(*) FILTER (WHERE f.joined_tpui IS NOT NULL
      AND EXISTS (SELECT FROM bills b WHERE b.payer_tpui = f.joined_tpui AND b.issued_on > lagos_today() - 365 AND b.standing = 'paid'))::int AS paid
  FROM found f GROUP BY f.office_id, f.lga_id, f.kind
)
SELECT concat_ws('-', c.office_id, coalesce(c.lga_id, 0), c.kind) AS id, c.office_id, o.name AS office, c.lga_id, l.name AS lga, c.kind AS source_kind, c.found,
  c.registered, c.filed, c.paid, c.found - c.registered AS missing, (1000 * c.registered / c.found)::int AS covered_permille
FROM counted c JOIN tax_offices o ON o.id = c.office_id LEFT JOIN lgas l ON l.id = c.lga_id;
COMMENT ON VIEW reading.coverage IS 'What lists of others name in each area, and how much of it is registered, filed and paid, of what the reader may see.';
GRANT SELECT ON reading.coverage TO portal_read_offices, portal_read_state;
