-- Moves an attempt in one round trip. False when it was not in `p_from` any more: somebody else was faster.
CREATE OR REPLACE FUNCTION move_payment_intent(
  p_intent uuid, p_from payment_state, p_to payment_state, p_source payment_source,
  p_provider_ref text DEFAULT NULL, p_next_check_at timestamptz DEFAULT NULL
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('portal.source', p_source::text, true);
  UPDATE payment_intents
    SET state = p_to, provider_ref = coalesce(provider_ref, p_provider_ref), next_check_at = p_next_check_at
    WHERE id = p_intent AND state = p_from;
  RETURN found;
END $$;
