-- Why such a case may be closed: nobody paid this reference at all, by the provider's own word since; or all that is claimed is booked.
CREATE OR REPLACE FUNCTION is_second_payment_denied(p_case bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payments p WHERE p.intent_id = c.intent_id) THEN
      NOT EXISTS (SELECT FROM second_payment_claims(c.id))
        AND EXISTS (SELECT FROM payments p WHERE p.intent_id = c.intent_id AND p.movement <> '' AND p.basket_id IS NULL)
    ELSE coalesce((
      SELECT o.outcome = 'failed' FROM provider_observations o
      WHERE o.intent_id = c.intent_id AND o.observed_at > c.opened_at AND o.outcome IN ('paid', 'pending', 'failed') ORDER BY o.id DESC LIMIT 1
    ), false) END
  FROM review_cases c WHERE c.id = p_case AND c.kind = 'second-payment'
$$;
