-- The claims of an attempt, where something was told that no case of it has yet; NULL when everything told is in a case, or in the books.
-- The newest fifty: a case is read by a person, and whoever sends notices without end must not make it grow without end.
CREATE OR REPLACE FUNCTION claims_without_case(p_intent uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  known_until timestamptz;
  claims jsonb;
BEGIN
  SELECT max((c ->> 'at')::timestamptz) INTO known_until
    FROM review_cases r, jsonb_array_elements(r.detail -> 'claims') c WHERE r.kind = 'second-payment' AND r.intent_id = p_intent;
  WITH told AS (
    SELECT 'notice' AS teller, movement_date AS day, movement_reference AS reference, received_at AS told_at,
      CASE WHEN movement_date ~ '^\d{4}-\d\d-\d\dT[\d:.]+Z$' THEN movement_date::timestamptz END AS moment
    FROM provider_notifications
    WHERE intent_id = p_intent AND (movement_date IS NOT NULL OR movement_reference IS NOT NULL)
    UNION ALL
    SELECT 'answer', to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), movement_reference, observed_at, paid_at
    FROM provider_observations
    WHERE intent_id = p_intent AND outcome = 'paid' AND (paid_at IS NOT NULL OR movement_reference IS NOT NULL)
  ), movements AS (
    SELECT teller, day, reference, min(moment) AS moment, min(told_at) AS told_at FROM told GROUP BY teller, day, reference
  ), apart AS (
    SELECT a.teller, a.day, a.reference, a.told_at FROM movements a
    WHERE EXISTS (
      SELECT FROM movements b
      WHERE (a.teller = b.teller AND (a.day <> b.day OR a.reference <> b.reference))
        OR (a.teller <> b.teller AND abs(extract(epoch FROM a.moment - b.moment)) > 86400)
    )
  )
  SELECT jsonb_agg(jsonb_build_object('by', teller, 'date', day, 'reference', reference, 'at', told_at) ORDER BY told_at) INTO claims
    FROM (SELECT * FROM apart ORDER BY told_at DESC LIMIT 50) latest
    HAVING max(told_at) > coalesce(known_until, '-infinity');
  IF claims IS NULL THEN RETURN NULL; END IF;
  -- Nothing to decide where all that is new is what a booked movement stands for.
  IF known_until IS NOT NULL AND EXISTS (SELECT FROM payments p WHERE p.intent_id = p_intent) AND NOT EXISTS (
    SELECT FROM unbooked_claims(jsonb_populate_record(
      null::review_cases, jsonb_build_object('kind', 'second-payment', 'intent_id', p_intent, 'detail', jsonb_build_object('claims', claims)))) u
    WHERE NOT EXISTS (SELECT FROM review_cases r, keys_of_claims(r) k WHERE r.kind = 'second-payment' AND r.intent_id = p_intent AND k.key = u.movement)
  ) THEN RETURN NULL; END IF;
  RETURN claims;
END $$;
