-- Whether somebody may be paying an own bill this very moment.
CREATE OR REPLACE FUNCTION reading.is_own_payment_pending(bill uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM bills b WHERE b.id = bill AND b.payer_tpui = ANY (reading.own_tpuis()) AND is_payment_pending(b.id))
$$;
REVOKE ALL ON FUNCTION reading.is_own_payment_pending(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.is_own_payment_pending(uuid) TO portal_read_taxpayer;
