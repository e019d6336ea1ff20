CREATE OR REPLACE FUNCTION guard_payment_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What its line in a list is to say.
  due bigint := new.amount_kobo - new.taken_back_kobo + new.claimed_kobo;
BEGIN
  IF (new.payment_id, new.provider, new.provider_ref, new.bill_id, new.mda_id, new.amount_kobo, new.paid_on, new.due_on, new.basket_intent_id)
      IS DISTINCT FROM (old.payment_id, old.provider, old.provider_ref, old.bill_id, old.mda_id, old.amount_kobo, old.paid_on, old.due_on, old.basket_intent_id)
    OR (old.line_id IS NOT NULL AND (new.line_id, new.received_kobo, new.settled_on) IS DISTINCT FROM (old.line_id, old.received_kobo, old.settled_on))
    OR (old.written_off_kobo <> 0 AND new.written_off_kobo <> old.written_off_kobo)
    OR new.taken_back_kobo < old.taken_back_kobo OR new.claimed_kobo < old.claimed_kobo OR new.deducted_kobo < old.deducted_kobo
  THEN
    RAISE EXCEPTION 'a payment is settled once, as it was paid'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_once', TABLE = 'payment_settlements';
  END IF;
  IF new.state <> old.state AND (old.state, new.state) NOT IN (('awaited', 'settled'), ('awaited', 'differs'), ('awaited', 'taken-back'),
      ('settled', 'claim'), ('differs', 'claim'), ('claim', 'claim-met'),
      ('awaited', 'booked'), ('booked', 'taken-back'), ('awaited', 'claim'), ('taken-back', 'claim'), ('claim-met', 'claim'))
  THEN
    RAISE EXCEPTION 'money does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_moves', TABLE = 'payment_settlements';
  END IF;
  IF new.state IN ('settled', 'differs') AND (new.state = 'settled') <> (new.received_kobo = due) THEN
    RAISE EXCEPTION 'settled is what came to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_agree', TABLE = 'payment_settlements';
  END IF;
  IF new.written_off_kobo <> old.written_off_kobo AND (due - new.received_kobo <> new.written_off_kobo OR new.state NOT IN ('differs', 'booked')) THEN
    RAISE EXCEPTION 'what is given up is the difference, to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_write_off', TABLE = 'payment_settlements';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER payment_settlements_guard BEFORE UPDATE ON payment_settlements FOR EACH ROW EXECUTE FUNCTION guard_payment_settlement();
