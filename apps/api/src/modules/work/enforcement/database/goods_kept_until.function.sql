-- The last of the fourteen days, section 61(5), of what a visit took; null while nothing was taken.
CREATE OR REPLACE FUNCTION goods_kept_until(p_visit uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT law_rule_end('distrained-goods.keeping', lagos_day(arrived_at)) FROM enforcement_visits WHERE id = p_visit AND state = 'executed'
$$;
