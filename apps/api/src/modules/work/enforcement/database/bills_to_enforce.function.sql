-- What of a demand is open now, through the parts of plans too.
CREATE OR REPLACE FUNCTION bills_to_enforce(p_notice uuid) RETURNS TABLE (bill_id uuid, reference text) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.reference
  FROM demand_notice_bills n
  LEFT JOIN instalment_plans p ON p.bill_id = n.bill_id AND p.state IN ('active', 'completed', 'broken')
  LEFT JOIN instalments i ON i.plan_id = p.id
  JOIN bills b ON b.id = coalesce(i.bill_id, n.bill_id)
  WHERE n.notice_id = p_notice AND b.standing NOT IN ('paid', 'cancelled')
  ORDER BY b.id
$$;
