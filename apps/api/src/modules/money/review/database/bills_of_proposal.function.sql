-- What a proposal is for: its one bill, or those that were paid together.
CREATE OR REPLACE FUNCTION bills_of_proposal(p_proposal review_proposals) RETURNS TABLE (bill_id uuid, amount_kobo bigint, write_off_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT p_proposal.bill_id, p_proposal.bill_kobo, p_proposal.write_off_kobo WHERE p_proposal.bill_id IS NOT NULL
  UNION ALL SELECT b.bill_id, b.amount_kobo, b.write_off_kobo FROM review_proposal_bills b WHERE b.proposal_id = p_proposal.id
$$;
