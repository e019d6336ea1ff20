-- At commit: a plan that is agreed has a bill for each part, of its payer and for that amount, together the whole; and the bill they stand for
-- can be paid no more, so that nobody owes it twice.
CREATE OR REPLACE FUNCTION check_plan_whole() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE CONSTRAINT TRIGGER instalment_plans_whole AFTER UPDATE OF state ON instalment_plans
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'active' AND old.state <> 'active') EXECUTE FUNCTION check_plan_whole();
CREATE CONSTRAINT TRIGGER instalments_whole AFTER INSERT ON instalments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_plan_whole();
