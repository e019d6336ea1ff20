CREATE OR REPLACE FUNCTION reading.bills_with_void_receipt() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT r.bill_id FROM receipt_voids v JOIN receipts r ON r.id = v.receipt_id
$$;
REVOKE ALL ON FUNCTION reading.bills_with_void_receipt() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bills_with_void_receipt() TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
