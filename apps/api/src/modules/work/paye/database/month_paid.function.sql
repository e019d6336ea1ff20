-- What of it is paid and was not given back as credit; null while a bill of it is not paid.
CREATE OR REPLACE FUNCTION month_paid(of_tax text, of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_and(b.standing = 'paid') THEN sum(b.total_kobo)::bigint - month_credited(of_tax, of_tpui, of_month) END
  FROM month_paying_bills(of_tax, of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;
