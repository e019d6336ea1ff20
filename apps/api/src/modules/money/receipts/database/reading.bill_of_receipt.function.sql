CREATE OR REPLACE FUNCTION reading.bill_of_receipt(receipt_number text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM receipts r WHERE r.receipt_number = bill_of_receipt.receipt_number
$$;
REVOKE ALL ON FUNCTION reading.bill_of_receipt(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.bill_of_receipt(text) TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
