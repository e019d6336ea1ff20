CREATE OR REPLACE FUNCTION guard_plan() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER instalment_plans_guard BEFORE INSERT OR UPDATE ON instalment_plans FOR EACH ROW EXECUTE FUNCTION guard_plan();
