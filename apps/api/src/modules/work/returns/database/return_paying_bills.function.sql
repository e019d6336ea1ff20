-- The bills a return is paid by: those of its versions that stand, or the parts of a plan in their place.
CREATE OR REPLACE FUNCTION return_paying_bills(of_kind text, of_tpui text, of_from date) RETURNS TABLE (bill_id uuid) LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.bill_id, f.bill_id) FROM filed_returns f
    LEFT JOIN instalment_plans p ON p.bill_id = f.bill_id AND p.state IN ('active', 'completed', 'broken')
    LEFT JOIN instalments i ON i.plan_id = p.id
  WHERE f.tpui = of_tpui AND f.kind = of_kind AND f.period_from = of_from AND f.bill_id IS NOT NULL AND (is_standing_bill(f.bill_id) OR NOT EXISTS (
    SELECT FROM filed_returns later
    WHERE later.tpui = f.tpui AND later.kind = f.kind AND later.period_from = f.period_from AND later.version > f.version AND later.replaced_kobo > 0))
$$;
