-- Not cancelled, or replaced by the parts of a plan.
CREATE OR REPLACE FUNCTION is_standing_bill(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT b.cancelled_at IS NULL OR EXISTS (SELECT FROM instalment_plans p WHERE p.bill_id = b.id AND p.state IN ('active', 'completed', 'broken'))
  FROM bills b WHERE b.id = p_bill
$$;
