-- Why a bill cannot be demanded at this moment, the reason that lasts longest first; null where it can. Of an attempt that anybody began a moment ago its
-- provider was asked before. `p_notice`: the notice that asks.
CREATE OR REPLACE FUNCTION demand_hindrance(p_bill uuid, p_notice uuid DEFAULT NULL) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM instalment_plans p WHERE p.bill_id = b.id AND p.state IN ('asked', 'active'))
      OR EXISTS (SELECT FROM instalments i JOIN instalment_plans p ON p.id = i.plan_id WHERE i.bill_id = b.id AND p.state = 'active') THEN 'plan'
    WHEN b.standing = 'paid' THEN 'paid'
    WHEN b.cancelled_at IS NOT NULL OR b.standing = 'void' THEN 'cancelled'
    WHEN d.bill_id IS NULL THEN 'not-demandable'
    WHEN d.ground IN ('assessment', 'objection', 'penalty') AND d.demandable_from IS NULL THEN 'objection'
    WHEN d.demandable_from > lagos_today() THEN 'not-final'
    WHEN d.demandable_from IS NULL AND coalesce(b.due_on, b.expires_on) >= lagos_today() THEN 'not-due'
    WHEN EXISTS (SELECT FROM bill_disputes x WHERE x.bill_id = b.id AND x.ended_at IS NULL) THEN 'dispute'
    WHEN EXISTS (SELECT FROM demand_notice_bills x JOIN demand_notices n ON n.id = x.notice_id
      WHERE x.bill_id = b.id AND n.state <> 'withdrawn' AND n.id IS DISTINCT FROM p_notice) THEN 'demanded'
    WHEN EXISTS (SELECT FROM credit_uses c WHERE c.bill_id = b.id AND c.state = 'proposed') THEN 'credit'
    WHEN b.standing <> 'open' OR is_payment_pending_when_asked(b.id) THEN 'payment'
  END
  FROM bills b
  LEFT JOIN LATERAL (SELECT * FROM demandable_bills WHERE bill_id = b.id ORDER BY ground IN ('return', 'paye', 'withholding') LIMIT 1) d ON true
  WHERE b.id = p_bill
$$;
