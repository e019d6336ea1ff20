-- What of a month's bills was given back as credit.
CREATE OR REPLACE FUNCTION month_credited(of_tax text, of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount_kobo), 0)::bigint FROM credits_of_month(of_tax, of_tpui, of_month) WHERE state = 'granted'
$$;
