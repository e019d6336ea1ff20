-- The day by which the return of a period is due: null where no law that we know asks for it.
CREATE OR REPLACE FUNCTION due_day(of_kind text, period_from date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT least(m.month::date + r.day - 1, (m.month + interval '1 month')::date - 1)
  FROM due_rules r
  CROSS JOIN LATERAL (SELECT due_day.period_from::timestamp
    + make_interval(months => r.months_after + CASE WHEN of_kind LIKE '%-month' THEN 0 ELSE 11 END) AS month) m
  WHERE r.kind = of_kind AND r.from_day <= due_day.period_from
  ORDER BY r.from_day DESC LIMIT 1
$$;
