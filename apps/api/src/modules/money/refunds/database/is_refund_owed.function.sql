CREATE OR REPLACE FUNCTION is_refund_owed(p_refund refunds) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_refund.proposal_id IS NOT NULL
    OR EXISTS (SELECT FROM ledger_transactions WHERE kind = 'refund-owed' AND reference = 'refund:' || p_refund.id)
$$;
