-- What is filed never changes: a later version amends it. A version follows what was filed before, and is filed as its rows say.
CREATE OR REPLACE FUNCTION guard_withholding_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before record;
BEGIN
  IF tg_op <> 'INSERT' AND old.state = 'filed' THEN
    RAISE EXCEPTION 'schedule % is filed', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_filed_stay', TABLE = 'withholding_schedules';
  END IF;
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  IF tg_op = 'UPDATE' AND (new.id, new.tpui, new.month, new.version) IS DISTINCT FROM (old.id, old.tpui, old.month, old.version) THEN
    RAISE EXCEPTION 'schedule % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_identity_fixed', TABLE = 'withholding_schedules';
  END IF;
  SELECT coalesce(max(s.version), 0) AS version, coalesce((array_agg(withholding_stands_billed(s) ORDER BY s.version DESC))[1], 0) AS due INTO before
  FROM withholding_schedules s WHERE s.tpui = new.tpui AND s.month = new.month AND s.state = 'filed' AND s.id <> new.id;
  IF new.version <> before.version + 1 OR new.before_kobo <> before.due THEN
    RAISE EXCEPTION 'schedule % does not follow what was filed', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_follow', TABLE = 'withholding_schedules';
  END IF;
  IF new.state = 'filed' AND NOT coalesce((new.payments, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
    SELECT count(*)::int, coalesce(sum(r.gross_kobo), 0)::bigint, coalesce(sum(r.deducted_kobo), 0)::bigint, coalesce(sum(r.law_kobo), 0)::bigint,
      coalesce(sum(r.due_kobo), 0)::bigint FROM withholding_rows r WHERE r.schedule_id = new.id HAVING count(*) > 0), false) THEN
    RAISE EXCEPTION 'schedule % differs from its rows', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_add_up', TABLE = 'withholding_schedules';
  END IF;
  -- What was filed before there was a declaration has none, and nothing of it changes.
  IF new.state = 'filed' AND new.declaration_version IS NULL THEN
    RAISE EXCEPTION 'nobody declared that schedule % is true', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_declared', TABLE = 'withholding_schedules';
  END IF;
  IF new.bill_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.total_kobo = new.due_kobo - new.before_kobo + new.replaced_kobo) THEN
    RAISE EXCEPTION 'the bill of schedule % is of another amount', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_billed', TABLE = 'withholding_schedules';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER withholding_schedules_guard BEFORE INSERT OR UPDATE OR DELETE ON withholding_schedules FOR EACH ROW EXECUTE FUNCTION guard_withholding_schedule();
