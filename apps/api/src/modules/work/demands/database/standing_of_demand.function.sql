-- How a notice stands at this moment, by its bills and the days of Lagos, whoever has worked since.
CREATE OR REPLACE FUNCTION standing_of_demand(notice demand_notices) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN notice.state IN ('prepared', 'approved', 'withdrawn') THEN notice.state
    WHEN s.open_kobo = 0 THEN CASE WHEN s.paid_kobo > 0 THEN 'paid' ELSE 'ended' END
    WHEN notice.state = 'issued' THEN 'issued'
    WHEN s.is_planned THEN 'plan'
    WHEN s.is_contested THEN 'contested'
    WHEN lagos_today() > last_day_of_demand(notice.served_on) THEN 'lapsed'
    WHEN s.paid_kobo > 0 THEN 'part-paid'
    ELSE 'served'
  END
  FROM sums_of_demand(notice.id) s
$$;
