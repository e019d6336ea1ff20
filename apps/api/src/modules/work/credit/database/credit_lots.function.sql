-- The credit of all records of a taxpayer is one; what is left of each decision stays with it, so that a separation divides it again.
CREATE OR REPLACE FUNCTION credit_lots(p_tpui text) RETURNS TABLE (proposal_id bigint, paye_credit_id uuid, payment_id uuid, kept_at timestamptz, free_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT a.proposal_id, NULL::uuid, a.payment_id, min(a.allocated_at), (sum(a.amount_kobo) - used_of_credit(a.proposal_id))::bigint
  FROM payment_allocations a WHERE a.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND a.purpose = 'credit'
  GROUP BY a.proposal_id, a.payment_id HAVING sum(a.amount_kobo) > 0
  UNION ALL
  SELECT NULL, c.id, r.payment_id, c.decided_at, c.amount_kobo - used_of_paye_credit(c.id)
  FROM paye_credits c JOIN receipts r ON r.id = c.receipt_id
  WHERE c.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND c.state = 'granted'
$$;
