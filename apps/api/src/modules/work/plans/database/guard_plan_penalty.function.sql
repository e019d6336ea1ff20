CREATE OR REPLACE FUNCTION guard_plan_penalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'assessed' OR NOT EXISTS (SELECT FROM instalment_plans WHERE id = new.plan_id AND state = 'broken') THEN
      RAISE EXCEPTION 'only a broken plan is assessed'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'plan_penalties_begin', TABLE = 'plan_penalties';
    END IF;
    RETURN new;
  END IF;
  IF old.state <> 'assessed' OR to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at', 'bill_id']
    <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at', 'bill_id']
  THEN
    RAISE EXCEPTION 'what was assessed of plan % stays, and is decided once', old.plan_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'plan_penalties_facts_fixed', TABLE = 'plan_penalties';
  END IF;
  IF new.state = 'billed' AND NOT EXISTS (
    SELECT FROM bills b JOIN instalment_plans p ON p.id = new.plan_id
      WHERE b.id = new.bill_id AND b.payer_tpui = p.payer_tpui AND b.total_kobo = new.penalty_kobo + new.interest_kobo
  ) THEN
    RAISE EXCEPTION 'the bill is not what was assessed of plan %', old.plan_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'plan_penalties_bill', TABLE = 'plan_penalties';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER plan_penalties_guard BEFORE INSERT OR UPDATE ON plan_penalties FOR EACH ROW EXECUTE FUNCTION guard_plan_penalty();
