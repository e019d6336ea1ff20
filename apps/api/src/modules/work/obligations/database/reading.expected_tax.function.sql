-- What a return that was not filed would probably have come to, and how that is estimated. The same for every reader: of others at least five.
CREATE OR REPLACE FUNCTION reading.expected_tax(of_tpui text, of_kind text, of_period date) RETURNS TABLE (expected_kobo bigint, basis text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN of_kind = 'form-h1' THEN NULL ELSE coalesce(own.kobo, others.kobo) END,
    CASE WHEN of_kind = 'form-h1' THEN 'no-tax' WHEN own.kobo IS NOT NULL THEN 'own' WHEN others.kobo IS NOT NULL THEN 'others' ELSE 'unknown' END
  FROM (
    SELECT round(avg(d.tax_kobo))::bigint AS kobo FROM (
      SELECT x.tax_kobo FROM reading.duty_taxes x WHERE x.tpui = of_tpui AND x.kind = of_kind AND x.period_from < of_period
      ORDER BY x.period_from DESC LIMIT 3) d
  ) own
  LEFT JOIN LATERAL (
    SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY x.tax_kobo) AS kobo FROM reading.duty_taxes x
    WHERE own.kobo IS NULL AND x.tpui <> of_tpui AND x.kind = of_kind AND x.period_from = of_period HAVING count(DISTINCT x.tpui) >= 5
  ) others ON true
$$;
REVOKE ALL ON FUNCTION reading.expected_tax(text,text,date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.expected_tax(text,text,date) TO portal_read_offices, portal_read_state;
