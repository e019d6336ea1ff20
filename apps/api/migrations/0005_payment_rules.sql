-- Which moves a payment attempt may make, who may say so, and what never changes.
-- Triggers on tables that are new in this release; the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

ALTER TABLE payment_intents SET (fillfactor = 80);--> statement-breakpoint

-- Late truth wins: money a provider confirms after we gave up still ends in CONFIRMED or REVIEW.
INSERT INTO payment_transitions (from_state, to_state, verified_only) VALUES
  ('CREATED', 'INITIATING', false),
  ('CREATED', 'CANCELLED', false),
  ('INITIATING', 'AWAITING_PAYMENT', false),
  ('INITIATING', 'FAILED', false),
  ('INITIATING', 'CONFIRMED', true),
  ('INITIATING', 'REVIEW', true),
  ('AWAITING_PAYMENT', 'PROCESSING', false),
  ('AWAITING_PAYMENT', 'CANCELLED', false),
  ('AWAITING_PAYMENT', 'FAILED', true),
  ('AWAITING_PAYMENT', 'EXPIRED', true),
  ('AWAITING_PAYMENT', 'CONFIRMED', true),
  ('AWAITING_PAYMENT', 'REVIEW', true),
  ('PROCESSING', 'AWAITING_PAYMENT', true),
  ('PROCESSING', 'FAILED', true),
  ('PROCESSING', 'EXPIRED', true),
  ('PROCESSING', 'CONFIRMED', true),
  ('PROCESSING', 'REVIEW', true),
  ('FAILED', 'CONFIRMED', true),
  ('FAILED', 'REVIEW', true),
  ('CANCELLED', 'CONFIRMED', true),
  ('CANCELLED', 'REVIEW', true),
  ('EXPIRED', 'CONFIRMED', true),
  ('EXPIRED', 'REVIEW', true),
  ('REVIEW', 'CONFIRMED', true),
  ('REVIEW', 'REFUND_PENDING', true),
  ('CONFIRMED', 'REFUND_PENDING', true),
  ('CONFIRMED', 'REVERSED', true),
  ('REFUND_PENDING', 'REFUNDED', true),
  ('REFUND_PENDING', 'REVIEW', true);--> statement-breakpoint
CREATE TRIGGER payment_transitions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_transitions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION is_verified_source(source payment_source) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT source IN ('requery', 'sweeper', 'statement', 'operator') $$;--> statement-breakpoint

CREATE FUNCTION guard_new_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'CREATED' THEN
    RAISE EXCEPTION 'a payment attempt begins as CREATED, not as %', new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_begin', TABLE = 'payment_intents';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_intents_begin BEFORE INSERT ON payment_intents
  FOR EACH ROW EXECUTE FUNCTION guard_new_payment_intent();--> statement-breakpoint

-- The setting `portal.source` of the transaction says who moves an attempt; every move is logged with it.
-- `updated_at` is now unless the statement gives another time, which only a load of history does.
CREATE FUNCTION guard_payment_intent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needs_proof boolean;
  source payment_source;
BEGIN
  IF new.id <> old.id OR new.bill_id <> old.bill_id OR new.provider <> old.provider OR new.order_id <> old.order_id
    OR new.amount_kobo <> old.amount_kobo OR new.created_at <> old.created_at
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
END $$;--> statement-breakpoint
CREATE TRIGGER payment_intents_guard BEFORE UPDATE ON payment_intents
  FOR EACH ROW EXECUTE FUNCTION guard_payment_intent();--> statement-breakpoint
CREATE TRIGGER payment_intents_no_delete BEFORE DELETE OR TRUNCATE ON payment_intents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_intent_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_intent_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER provider_observations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_observations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_provider_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.provider, new.dedupe_key, new.signature_valid, new.raw, new.headers, new.received_at)
    IS DISTINCT FROM (old.id, old.provider, old.dedupe_key, old.signature_valid, old.raw, old.headers, old.received_at)
  THEN
    RAISE EXCEPTION 'what a provider sent is kept as it came'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'provider_notifications_kept', TABLE = 'provider_notifications';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER provider_notifications_kept BEFORE UPDATE ON provider_notifications
  FOR EACH ROW EXECUTE FUNCTION guard_provider_notification();--> statement-breakpoint
CREATE TRIGGER provider_notifications_no_delete BEFORE DELETE OR TRUNCATE ON provider_notifications
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER review_cases_no_delete BEFORE DELETE OR TRUNCATE ON review_cases
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Moves an attempt in one round trip. False when it was not in `p_from` any more: somebody else was faster.
CREATE FUNCTION move_payment_intent(
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
