-- States move along `terminal_steps`; whatever needs two persons, and every right of a terminal, comes out of a change that one person
-- proposed and another approved in this transaction (`enact_terminal_change` names it in `portal.terminal_change`).
CREATE OR REPLACE FUNCTION guard_terminal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  approved terminal_changes;
  needs_two boolean := false;
BEGIN
  IF (new.id, new.serial, new.bank_code) IS DISTINCT FROM (old.id, old.serial, old.bank_code) THEN
    RAISE EXCEPTION 'terminal % stays the one it is', old.serial
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'terminals_identity_fixed', TABLE = 'terminals';
  END IF;
  IF new.state <> old.state THEN
    SELECT two_persons INTO needs_two FROM terminal_steps WHERE from_state = old.state AND to_state = new.state;
    IF NOT found THEN
      RAISE EXCEPTION 'terminal % does not go from % to %', old.serial, old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'terminals_legal_steps', TABLE = 'terminals';
    END IF;
  END IF;
  IF needs_two OR (new.agent_tpui, new.place, new.latitude, new.longitude, new.payment_limit_kobo, new.day_limit_kobo)
    IS DISTINCT FROM (old.agent_tpui, old.place, old.latitude, old.longitude, old.payment_limit_kobo, old.day_limit_kobo)
  THEN
    SELECT * INTO approved FROM terminal_changes
      WHERE id = nullif(current_setting('portal.terminal_change', true), '')::uuid AND terminal_id = new.id AND verdict = 'approved';
    IF NOT found OR (new.agent_tpui, new.place, new.latitude, new.longitude, new.payment_limit_kobo, new.day_limit_kobo)
      IS DISTINCT FROM (approved.agent_tpui, approved.place, approved.latitude, approved.longitude, approved.payment_limit_kobo, approved.day_limit_kobo)
    THEN
      RAISE EXCEPTION 'what terminal % may do is changed by two persons', old.serial
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'terminals_two_persons', TABLE = 'terminals';
    END IF;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER terminals_guard BEFORE UPDATE ON terminals FOR EACH ROW EXECUTE FUNCTION guard_terminal();
