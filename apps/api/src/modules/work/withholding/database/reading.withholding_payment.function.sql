CREATE OR REPLACE FUNCTION reading.withholding_payment(of_tpui text, of_month date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN count(*) = 0 THEN 'nothing' WHEN count(*) = count(*) FILTER (WHERE b.standing = 'paid') THEN 'paid' ELSE 'unpaid' END
  FROM withholding_paying_bills(of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;
REVOKE ALL ON FUNCTION reading.withholding_payment(text,date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.withholding_payment(text,date) TO portal_read_offices, portal_read_state;
