CREATE OR REPLACE FUNCTION reading.paye_paid_late(of_tpui text, of_month date, due_on date) RETURNS int LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(max(greatest(0, lagos_day(o.receipt_paid_at) - due_on)), 0)::int
  FROM paye_paying_bills(of_tpui, of_month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.status = 'paid'
$$;
REVOKE ALL ON FUNCTION reading.paye_paid_late(text,date,date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.paye_paid_late(text,date,date) TO portal_read_offices, portal_read_state;
