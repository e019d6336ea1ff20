-- Of which month a credit is.
CREATE OR REPLACE FUNCTION month_of_credit(p_credit paye_credits) RETURNS SETOF tax_months LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT * FROM tax_months WHERE schedule_id = coalesce(p_credit.schedule_id, p_credit.withholding_schedule_id, p_credit.return_id)
$$;
