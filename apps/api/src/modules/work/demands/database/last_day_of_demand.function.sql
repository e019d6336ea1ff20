-- Of a notice served on a day: the thirty days of the law that counted then.
CREATE OR REPLACE FUNCTION last_day_of_demand(p_served_on date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT law_rule_end('demand.payment', p_served_on)
$$;
