-- Until the transaction ends nobody pays, splits or withdraws what a demand asks. Lock order: bills by id, as everywhere.
CREATE OR REPLACE FUNCTION hold_enforced_bills(p_notice uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id IN (
    SELECT bill_id FROM demand_notice_bills WHERE notice_id = p_notice
    UNION SELECT i.bill_id FROM demand_notice_bills n JOIN instalment_plans p ON p.bill_id = n.bill_id JOIN instalments i ON i.plan_id = p.id
      WHERE n.notice_id = p_notice
  ) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM demand_notices WHERE id = p_notice FOR SHARE;
END $$;
