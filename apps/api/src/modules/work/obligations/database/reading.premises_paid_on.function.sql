-- The day on which the levy of the last of all places of a year was paid; null while one of them is unpaid. Bills name a place in the payer's own
-- words, so that it is their number that counts. Of all records of a taxpayer, and of whichever office has the bills.
CREATE OR REPLACE FUNCTION reading.premises_paid_on(of_tpui text, of_year date) RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH papers AS MATERIALIZED (SELECT reading.papers_of(reading.lead_of(of_tpui)) AS of),
  paid AS (
    SELECT min(l.paid_on) AS day FROM papers p
    CROSS JOIN LATERAL reading.levy_lines(p.of, heads_of_levy('business-premises-year'), extract(year FROM of_year)::int, 'premises') l
    WHERE l.paid_on IS NOT NULL GROUP BY l.about
  )
  SELECT (SELECT array_agg(day ORDER BY day) FROM paid)[(
    SELECT count(*) FROM papers p JOIN premises q ON q.tpui = ANY (p.of)
    WHERE NOT isempty(days_between(greatest(q.from_day, of_year), least(q.to_day, (of_year + interval '1 year')::date - 1, lagos_today()))
      - reading.away_days(q.tpui)))]
$$;
REVOKE ALL ON FUNCTION reading.premises_paid_on(text,date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.premises_paid_on(text,date) TO portal_read_offices, portal_read_state;
