-- The setting `portal.source` of the transaction says who moves an attempt; every move is logged with it.
-- `updated_at` is now unless the statement gives another time, which only a load of history does.
CREATE OR REPLACE FUNCTION guard_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needs_proof boolean;
  source payment_source;
BEGIN
  IF new.id <> old.id OR new.bill_id <> old.bill_id OR new.provider <> old.provider OR new.order_id <> old.order_id
    OR new.amount_kobo <> old.amount_kobo OR new.basket_id IS DISTINCT FROM old.basket_id OR new.created_at <> old.created_at
    OR (old.provider_ref IS NOT NULL AND new.provider_ref IS DISTINCT FROM old.provider_ref)
  THEN
    RAISE EXCEPTION 'what payment attempt % is for, and how much, never changes', old.order_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_facts_fixed', TABLE = 'payment_intents';
  END IF;
  IF new.updated_at = old.updated_at THEN new.updated_at := clock_timestamp(); END IF;
  IF new.state <> old.state THEN
    source := nullif(current_setting('portal.source', true), '')::payment_source;
    IF source IS NULL THEN
      RAISE EXCEPTION 'nobody says why % moves from % to %', old.order_id, old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_move_needs_source', TABLE = 'payment_intents';
    END IF;
    SELECT verified_only INTO needs_proof FROM payment_transitions WHERE from_state = old.state AND to_state = new.state;
    IF NOT found THEN
      RAISE EXCEPTION 'a payment attempt does not move from % to %', old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_legal_moves', TABLE = 'payment_intents';
    END IF;
    IF needs_proof AND NOT is_verified_source(source) THEN
      RAISE EXCEPTION 'a move from % to % is not believed from %', old.state, new.state, source
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_verified_moves', TABLE = 'payment_intents';
    END IF;
    INSERT INTO payment_intent_moves (intent_id, from_state, to_state, source, moved_at)
      VALUES (old.id, old.state, new.state, source, new.updated_at);
  END IF;
  new.version := old.version + 1;
  RETURN new;
END $$;

CREATE TRIGGER payment_intents_guard BEFORE UPDATE ON payment_intents
  FOR EACH ROW EXECUTE FUNCTION guard_payment_intent();
