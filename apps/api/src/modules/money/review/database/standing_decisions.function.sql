-- Decisions about a payment's money that stand: neither countered nor taken back with a part of what they were about.
CREATE OR REPLACE FUNCTION standing_decisions(p_payment uuid) RETURNS SETOF review_proposals LANGUAGE sql STABLE AS $$
  SELECT q.* FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
  WHERE (c.payment_id = p_payment OR c.id IN (SELECT part.joined_id FROM review_cases part WHERE part.payment_id = p_payment)) AND q.outcome = 'approved' AND q.decision IN ('accept', 'apply', 'spread', 'credit', 'refund')
    AND NOT EXISTS (SELECT FROM review_proposals k WHERE k.counters_id = q.id AND k.outcome = 'approved')
    AND NOT EXISTS (SELECT FROM payment_allocations a WHERE a.proposal_id = q.id AND a.is_taken_back)
$$;
