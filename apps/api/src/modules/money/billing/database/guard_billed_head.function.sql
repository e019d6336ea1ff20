-- Afterwards: a bill and its lines may come in one statement.
CREATE OR REPLACE FUNCTION guard_billed_head() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  system int;
BEGIN
  IF NOT (SELECT is_active FROM revenue_heads WHERE id = new.revenue_head_id) THEN
    RAISE EXCEPTION 'nothing is billed any more under revenue head %', new.revenue_head_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_head_active', TABLE = 'bill_lines';
  END IF;
  SELECT expert_system_id INTO system FROM bills WHERE id = new.bill_id;
  IF system IS NOT NULL AND EXISTS (SELECT FROM expert_system_heads WHERE expert_system_id = system)
    AND NOT EXISTS (SELECT FROM expert_system_heads WHERE expert_system_id = system AND revenue_head_id = new.revenue_head_id)
  THEN
    RAISE EXCEPTION 'expert system % may not bill revenue head %', system, new.revenue_head_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_head_of_expert_system', TABLE = 'bill_lines';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER bill_lines_head_guard AFTER INSERT OR UPDATE OF revenue_head_id ON bill_lines
  FOR EACH ROW EXECUTE FUNCTION guard_billed_head();
