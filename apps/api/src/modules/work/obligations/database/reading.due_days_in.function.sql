-- Every period whose return is due in a year: the day of the law, and the later one to which it was extended for everybody.
CREATE OR REPLACE FUNCTION reading.due_days_in(of_year int) RETURNS TABLE (kind text, period_from date, law_day date, due_on date, announced text)
LANGUAGE sql STABLE AS $$
  SELECT d.kind, d.period_from, d.law_day, d.due_on, CASE WHEN d.due_on > d.law_day THEN e.announced END
  FROM (
    SELECT k.kind, p.period_from, due_day(k.kind, p.period_from) AS law_day, reading.due_on(k.kind, p.period_from) AS due_on
    FROM (SELECT DISTINCT r.kind FROM due_rules r) k
    CROSS JOIN LATERAL (
      SELECT m::date AS period_from FROM generate_series(make_date(of_year - 2, 1, 1), make_date(of_year, 12, 1),
        CASE WHEN k.kind LIKE '%-month' THEN interval '1 month' ELSE interval '1 year' END) m
    ) p
  ) d
  LEFT JOIN reading.due_extensions e ON e.kind = d.kind AND e.period_from = d.period_from
  WHERE extract(year FROM d.due_on) = of_year
$$;
