-- A bill that nobody is reminded of although it is open: it is disputed or objected to, paid in parts, demanded by a letter of the law, or somebody
-- is paying it this moment.
CREATE OR REPLACE FUNCTION reading.bill_rests(of_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(demand_hindrance(of_bill) IN ('plan', 'objection', 'dispute', 'demanded', 'credit', 'payment'), false)
    OR EXISTS (SELECT FROM bill_disputes d WHERE d.bill_id = of_bill AND d.ended_at IS NULL)
    OR EXISTS (SELECT FROM instalments i JOIN instalment_plans p ON p.id = i.plan_id WHERE i.bill_id = of_bill AND p.state = 'active')
    OR is_payment_pending(of_bill)
$$;
REVOKE ALL ON FUNCTION reading.bill_rests(uuid) FROM PUBLIC;
