-- What a clear answer of a provider means for the cases of an attempt that nobody has decided, kept beside them once. What a case says
-- of itself already is no finding. Answers how many are new.
CREATE OR REPLACE FUNCTION propose_findings(p_intent uuid, p_outcome text, p_amount_kobo bigint) RETURNS bigint LANGUAGE sql AS $$
  WITH found AS (
    INSERT INTO review_findings (case_id, proposal, outcome, amount_kobo)
    SELECT c.id, CASE
        WHEN p_outcome <> 'paid' THEN CASE WHEN c.payment_id IS NULL THEN 'close' ELSE 'take-back' END
        WHEN c.kind = 'no-longer-paid' THEN 'close'
        WHEN b.pay_status_id = 2 THEN 'return'
        WHEN p_amount_kobo = b.total_kobo AND b.cancelled_at IS NULL THEN 'accept'
        ELSE 'decide-amount' END,
      p_outcome, p_amount_kobo
    FROM review_cases c JOIN bills b ON b.id = c.bill_id LEFT JOIN payments p ON p.id = c.payment_id
      LEFT JOIN payment_baskets k ON k.id = p.basket_id
    WHERE (c.intent_id = p_intent OR EXISTS (SELECT FROM review_cases part WHERE part.joined_id = c.id AND part.intent_id = p_intent)) AND c.resolved_at IS NULL AND c.kind <> 'second-payment'
      AND NOT (p_outcome = 'paid' AND coalesce(k.total_kobo, p.amount_kobo) IS NOT DISTINCT FROM p_amount_kobo AND c.kind <> 'no-longer-paid')
      AND NOT (p_outcome <> 'paid' AND c.kind = 'no-longer-paid')
      AND NOT (p_outcome = 'paid' AND is_joint_case(c.id))
    ON CONFLICT ON CONSTRAINT review_findings_once DO NOTHING RETURNING 1
  )
  SELECT count(*) FROM found
$$;
