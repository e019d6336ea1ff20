-- An attempt that went to review waits until every case about it is decided.
CREATE OR REPLACE FUNCTION awaits_person(p_intent uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM review_cases c WHERE c.intent_id = p_intent AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind))
    OR NOT EXISTS (SELECT FROM review_cases c WHERE c.intent_id = p_intent AND c.resolved_at IS NOT NULL)
$$;
