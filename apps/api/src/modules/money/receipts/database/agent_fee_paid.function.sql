CREATE OR REPLACE FUNCTION agent_fee_paid(p_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM agent_fee_bills JOIN receipts ON receipts.bill_id = agent_fee_bills.bill_id
    WHERE user_id = p_user AND NOT EXISTS (SELECT FROM receipt_voids WHERE receipt_id = receipts.id)
  )
$$;
