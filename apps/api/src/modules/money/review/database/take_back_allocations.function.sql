CREATE OR REPLACE FUNCTION take_back_allocations(p_proposal bigint, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO payment_allocations (payment_id, proposal_id, purpose, bill_id, tpui, amount_kobo, allocated_at)
    SELECT payment_id, proposal_id, purpose, bill_id, tpui, -amount_kobo, p_at FROM payment_allocations
    WHERE proposal_id = p_proposal AND NOT is_taken_back
$$;
