-- A credit of a return is decided under the lock of its return, taken before its case, in the order in which a filing takes them.
CREATE OR REPLACE FUNCTION lock_return_of_credit(p_credit uuid) RETURNS void LANGUAGE sql AS $$
  SELECT lock_return(m.tpui, m.tax, m.month) FROM paye_credits c CROSS JOIN LATERAL month_of_credit(c) m
  WHERE c.id = p_credit AND c.return_id IS NOT NULL
$$;
