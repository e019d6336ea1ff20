-- Nobody knows whether its money came: it is being made or worked on, or its provider has not said "not yet" or "refused" last.
CREATE OR REPLACE FUNCTION is_attempt_unclear(attempt payment_intents) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT attempt.state IN ('CREATED', 'INITIATING', 'PROCESSING') OR (attempt.state = 'AWAITING_PAYMENT'
    AND coalesce((SELECT outcome FROM provider_observations o WHERE o.intent_id = attempt.id ORDER BY o.id DESC LIMIT 1), 'unknown')
      NOT IN ('pending', 'failed'))
$$;
