-- Whether a month is credited: something was billed, and every bill of it has a receipt that stands.
CREATE OR REPLACE FUNCTION withholding_is_receipted(of_tpui text, of_month date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(o.status = 'paid' AND NOT o.receipt_in_doubt), false)
  FROM withholding_paying_bills(of_tpui, of_month) x JOIN bill_overviews o ON o.bill_id = x.bill_id
$$;
