-- A plan is asked for, decided by a person who did not ask, and followed to its end; its parts are bills, and together the whole.
-- Triggers on new tables, and the law of its cases. We give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO law_rules (id, from_day, title, length, unit, rolls_to_working_day, may_pause, may_extend, source, is_law) VALUES
  ('plan.decision', '2026-01-01', '{"en": "Decision about payment in parts", "ha": "Yanke shawara kan biya kashi-kashi"}', 10, 'working-days', false, true, true, 'Promise of the service', false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('instalment-plan', 'asked', ARRAY['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('instalment-plan', 'granted', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('instalment-plan', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('instalment-plan', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('instalment-plan', 'agree', 'asked', 'granted', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('instalment-plan', 'refuse', 'asked', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('instalment-plan', 'withdraw', 'asked', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint

CREATE FUNCTION guard_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'asked' OR NOT EXISTS (
      SELECT FROM bills WHERE id = new.bill_id AND payer_tpui = new.payer_tpui AND total_kobo = new.total_kobo
    ) OR EXISTS (SELECT FROM instalments WHERE bill_id = new.bill_id) THEN
      RAISE EXCEPTION 'a plan begins by asking for a bill of its payer'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalment_plans_begin', TABLE = 'instalment_plans';
    END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'answer', 'decided_by', 'decided_at', 'broken_on']
    <> to_jsonb(old) - ARRAY['state', 'answer', 'decided_by', 'decided_at', 'broken_on']
  THEN
    RAISE EXCEPTION 'what was asked in plan % stays', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalment_plans_facts_fixed', TABLE = 'instalment_plans';
  END IF;
  IF (old.state, new.state) NOT IN (('asked', 'active'), ('asked', 'refused'), ('asked', 'withdrawn'), ('active', 'completed'), ('active', 'broken')) THEN
    RAISE EXCEPTION 'a plan does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalment_plans_legal_moves', TABLE = 'instalment_plans';
  END IF;
  IF new.decided_by = old.asked_by OR (old.decided_by IS NOT NULL AND new.decided_by IS DISTINCT FROM old.decided_by) THEN
    RAISE EXCEPTION 'plan % is decided by somebody else than who asked, once', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalment_plans_two_persons', TABLE = 'instalment_plans';
  END IF;
  IF new.state = 'completed' AND EXISTS (
    SELECT FROM instalments i JOIN bills b ON b.id = i.bill_id WHERE i.plan_id = new.id AND b.pay_status_id <> 2
  ) THEN
    RAISE EXCEPTION 'plan % is not paid to its end', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalment_plans_paid', TABLE = 'instalment_plans';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER instalment_plans_guard BEFORE INSERT OR UPDATE ON instalment_plans FOR EACH ROW EXECUTE FUNCTION guard_plan();--> statement-breakpoint
CREATE TRIGGER instalment_plans_no_delete BEFORE DELETE OR TRUNCATE ON instalment_plans
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER instalments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON instalments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- At commit: a plan that is agreed has a bill for each part, of its payer and for that amount, together the whole; and the bill they stand for
-- can be paid no more, so that nobody owes it twice.
CREATE FUNCTION check_plan_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plan instalment_plans;
  found_parts int;
  found_kobo numeric;
  wrong int;
BEGIN
  SELECT * INTO plan FROM instalment_plans WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'instalments' THEN 'plan_id' ELSE 'id' END)::uuid;
  SELECT count(*), sum(i.amount_kobo), count(*) FILTER (WHERE b.total_kobo <> i.amount_kobo OR b.payer_tpui IS DISTINCT FROM plan.payer_tpui)
    INTO found_parts, found_kobo, wrong
    FROM instalments i JOIN bills b ON b.id = i.bill_id WHERE i.plan_id = plan.id;
  IF plan.state NOT IN ('active', 'completed', 'broken') OR found_parts <> plan.parts OR found_kobo <> plan.total_kobo OR wrong > 0
    OR NOT EXISTS (SELECT FROM bills WHERE id = plan.bill_id AND cancelled_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'the parts of plan % are not its bill: % parts, % kobo', plan.id, found_parts, found_kobo
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalment_plans_whole', TABLE = 'instalment_plans';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER instalments_whole AFTER INSERT ON instalments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_plan_whole();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER instalment_plans_whole AFTER UPDATE OF state ON instalment_plans
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'active' AND old.state <> 'active') EXECUTE FUNCTION check_plan_whole();--> statement-breakpoint

-- What was said about a bill stays, and ends once; the law of its cases.
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('bill-dispute', 'asked', ARRAY['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('bill-dispute', 'granted', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('bill-dispute', 'corrected', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('bill-dispute', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('bill-dispute', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('bill-dispute', 'uphold', 'asked', 'granted', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('bill-dispute', 'correct', 'asked', 'corrected', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('bill-dispute', 'refuse', 'asked', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('bill-dispute', 'withdraw', 'asked', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
CREATE FUNCTION guard_bill_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'ended_at' <> to_jsonb(old) - 'ended_at' OR old.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'what was said about bill % stays', old.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_disputes_stay', TABLE = 'bill_disputes';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_disputes_guard BEFORE UPDATE ON bill_disputes FOR EACH ROW EXECUTE FUNCTION guard_bill_dispute();--> statement-breakpoint
CREATE TRIGGER bill_disputes_no_delete BEFORE DELETE OR TRUNCATE ON bill_disputes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
