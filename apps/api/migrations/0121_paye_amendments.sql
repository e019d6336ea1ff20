-- An amendment bills what is due beyond the most that was ever due for its month: whoever amends down and up again owes nothing twice.
-- A function is replaced, and drafts that were begun follow it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_paye_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before record;
BEGIN
  IF tg_op <> 'INSERT' AND old.state = 'filed' THEN
    RAISE EXCEPTION 'schedule % is filed', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_filed_stay', TABLE = 'paye_schedules';
  END IF;
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  IF tg_op = 'UPDATE' AND (new.id, new.tpui, new.month, new.version) IS DISTINCT FROM (old.id, old.tpui, old.month, old.version) THEN
    RAISE EXCEPTION 'schedule % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_identity_fixed', TABLE = 'paye_schedules';
  END IF;
  SELECT coalesce(max(s.version), 0) AS version, coalesce(max(s.due_kobo), 0) AS due INTO before
  FROM paye_schedules s WHERE s.tpui = new.tpui AND s.month = new.month AND s.state = 'filed' AND s.id <> new.id;
  IF new.version <> before.version + 1 OR new.before_kobo <> before.due THEN
    RAISE EXCEPTION 'schedule % does not follow what was filed', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_follow', TABLE = 'paye_schedules';
  END IF;
  IF new.state = 'filed' AND NOT coalesce((new.employees, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
    SELECT count(*)::int, coalesce(sum(r.gross_kobo), 0)::bigint, coalesce(sum(r.deducted_kobo), 0)::bigint, coalesce(sum(r.law_kobo), 0)::bigint,
      coalesce(sum(r.due_kobo), 0)::bigint FROM paye_rows r WHERE r.schedule_id = new.id HAVING count(*) > 0), false) THEN
    RAISE EXCEPTION 'schedule % differs from its rows', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_add_up', TABLE = 'paye_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
UPDATE paye_schedules d SET before_kobo = most.due
FROM (SELECT tpui, month, max(due_kobo) AS due FROM paye_schedules WHERE state = 'filed' GROUP BY tpui, month) most
WHERE d.state = 'draft' AND d.tpui = most.tpui AND d.month = most.month AND d.before_kobo <> most.due;
