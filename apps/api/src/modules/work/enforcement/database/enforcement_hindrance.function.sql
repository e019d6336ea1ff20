-- Why a demand cannot be enforced at this moment; null where it has lapsed, is owed, and nothing is under way. Of an attempt to pay that anybody began a
-- moment ago its provider was asked before.
CREATE OR REPLACE FUNCTION enforcement_hindrance(p_notice uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE standing_of_demand(n)
    WHEN 'paid' THEN 'paid'
    WHEN 'ended' THEN 'ended'
    WHEN 'withdrawn' THEN 'demand-withdrawn'
    WHEN 'plan' THEN 'plan'
    WHEN 'contested' THEN 'contested'
    WHEN 'lapsed' THEN CASE
      WHEN EXISTS (SELECT FROM bills_to_enforce(n.id) o JOIN credit_uses c ON c.bill_id = o.bill_id WHERE c.state = 'proposed') THEN 'credit'
      WHEN EXISTS (SELECT FROM bills_to_enforce(n.id) o JOIN bills b ON b.id = o.bill_id WHERE b.standing <> 'open' OR is_payment_pending_when_asked(b.id)) THEN 'payment'
    END
    ELSE 'not-lapsed'
  END
  FROM demand_notices n WHERE n.id = p_notice
$$;
