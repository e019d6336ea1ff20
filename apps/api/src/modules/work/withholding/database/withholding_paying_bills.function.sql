-- The bills a month of tax withheld is paid by: its own, or the parts of a plan in their place.
CREATE OR REPLACE FUNCTION withholding_paying_bills(of_tpui text, of_month date) RETURNS TABLE (bill_id uuid) LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.bill_id, x.bill_id) FROM withholding_bills(of_tpui, of_month) x
    LEFT JOIN instalment_plans p ON p.bill_id = x.bill_id AND p.state IN ('active', 'completed', 'broken')
    LEFT JOIN instalments i ON i.plan_id = p.id
$$;
