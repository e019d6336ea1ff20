CREATE OR REPLACE FUNCTION withholding_bills(of_tpui text, of_month date) RETURNS TABLE (bill_id uuid, total_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.total_kobo FROM withholding_schedules x JOIN bills b ON b.id = x.bill_id
  WHERE x.tpui = of_tpui AND x.month = of_month AND x.state = 'filed' AND (is_standing_bill(b.id) OR NOT EXISTS (
    SELECT FROM withholding_schedules later
    WHERE later.tpui = x.tpui AND later.month = x.month AND later.version > x.version AND later.replaced_kobo > 0))
$$;
