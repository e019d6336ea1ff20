-- How a bill stands, paid also where all parts of its plan are.
CREATE OR REPLACE FUNCTION bill_status_with_parts(p_bill uuid, p_status text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (
    SELECT bool_and(b.standing = 'paid') FROM instalment_plans p JOIN instalments i ON i.plan_id = p.id JOIN bills b ON b.id = i.bill_id
    WHERE p.bill_id = p_bill AND p.state IN ('active', 'completed', 'broken')
  ) THEN 'paid' ELSE p_status END
$$;
