CREATE OR REPLACE FUNCTION is_of_filed_month(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM paye_schedules WHERE bill_id = p_bill) OR EXISTS (SELECT FROM withholding_schedules WHERE bill_id = p_bill)
$$;
