-- The bills a month is paid by: its own, or the parts of a plan in their place.
CREATE OR REPLACE FUNCTION month_paying_bills(of_tax text, of_tpui text, of_month date) RETURNS TABLE (bill_id uuid) LANGUAGE sql STABLE AS $$
  SELECT bill_id FROM paye_paying_bills(of_tpui, of_month) WHERE of_tax = 'paye'
  UNION ALL SELECT bill_id FROM withholding_paying_bills(of_tpui, of_month) WHERE of_tax = 'withholding'
  UNION ALL SELECT bill_id FROM return_paying_bills(of_tax, of_tpui, of_month)
$$;
