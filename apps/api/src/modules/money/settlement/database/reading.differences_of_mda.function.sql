-- Differences that concern an MDA: of its payments, of a line that settles one, of a late day with one.
CREATE OR REPLACE FUNCTION reading.differences_of_mda(of_mda int) RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id FROM settlement_cases c WHERE EXISTS (
    SELECT FROM payment_settlements s WHERE s.mda_id = of_mda AND (s.payment_id = c.payment_id OR s.line_id = c.line_id
      OR (c.kind = 'late' AND s.provider = c.provider AND s.paid_on = c.day))
  )
$$;
REVOKE ALL ON FUNCTION reading.differences_of_mda(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.differences_of_mda(integer) TO portal_read_state;
