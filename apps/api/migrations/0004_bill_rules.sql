-- What must hold for every bill, whoever writes: total = sum of lines, money facts frozen by payment, nothing deleted.
-- Triggers on tables that are new in this release; the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- A payment updates its bill in place; free room on the page keeps that from touching every index.
ALTER TABLE bills SET (fillfactor = 85);--> statement-breakpoint

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', tg_table_name, lower(tg_op)
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = tg_table_name || '_append_only', TABLE = tg_table_name;
END $$;--> statement-breakpoint

CREATE FUNCTION guard_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.id <> old.id OR new.reference <> old.reference OR new.created_at <> old.created_at THEN
    RAISE EXCEPTION 'the reference of bill % never changes', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_identity_fixed', TABLE = 'bills';
  END IF;
  IF old.cancelled_at IS NOT NULL AND new.cancelled_at IS DISTINCT FROM old.cancelled_at THEN
    RAISE EXCEPTION 'bill % stays cancelled', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_stay_cancelled', TABLE = 'bills';
  END IF;
  IF old.pay_status_id = 2 AND (
    new.pay_status_id <> 2 OR new.total_kobo <> old.total_kobo OR new.issued_on <> old.issued_on
    OR new.mda_id <> old.mda_id OR new.tax_office_id IS DISTINCT FROM old.tax_office_id
    OR new.expert_system_id IS DISTINCT FROM old.expert_system_id OR new.cancelled_at IS DISTINCT FROM old.cancelled_at
  ) THEN
    RAISE EXCEPTION 'bill % has a receipt: what it is for and how much cannot change', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_frozen_once_paid', TABLE = 'bills';
  END IF;
  new.version := old.version + 1;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_guard BEFORE UPDATE ON bills FOR EACH ROW EXECUTE FUNCTION guard_bill();--> statement-breakpoint
CREATE TRIGGER bills_no_delete BEFORE DELETE ON bills FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bills_no_truncate BEFORE TRUNCATE ON bills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Locks the bill first, so that its lines cannot change while a payment for it is being confirmed.
CREATE FUNCTION guard_bill_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status smallint;
BEGIN
  IF tg_op = 'UPDATE' AND new.bill_id <> old.bill_id THEN
    RAISE EXCEPTION 'a line stays on its bill'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_stay', TABLE = 'bill_lines';
  END IF;
  SELECT pay_status_id INTO status FROM bills
    WHERE id = CASE tg_op WHEN 'DELETE' THEN old.bill_id ELSE new.bill_id END FOR NO KEY UPDATE;
  IF status = 2 THEN
    RAISE EXCEPTION 'the bill has a receipt: its lines cannot change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_frozen_once_paid', TABLE = 'bill_lines';
  END IF;
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_lines_guard BEFORE INSERT OR UPDATE OR DELETE ON bill_lines
  FOR EACH ROW EXECUTE FUNCTION guard_bill_line();--> statement-breakpoint
CREATE TRIGGER bill_lines_no_truncate BEFORE TRUNCATE ON bill_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- At commit, so that a bill and its lines can be written in any order.
CREATE FUNCTION check_bill_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
  total bigint;
  lines bigint;
BEGIN
  IF tg_table_name = 'bills' THEN checked := new.id;
  ELSIF tg_op = 'DELETE' THEN checked := old.bill_id;
  ELSE checked := new.bill_id;
  END IF;
  SELECT total_kobo INTO total FROM bills WHERE id = checked;
  SELECT coalesce(sum(amount_kobo), 0)::bigint INTO lines FROM bill_lines WHERE bill_id = checked;
  IF total <> lines THEN
    RAISE EXCEPTION 'bill % says % kobo and its lines say %', checked, total, lines
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_total_equals_lines', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bills_total_equals_lines AFTER INSERT OR UPDATE OF total_kobo ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_total();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bill_lines_total_equals_bill AFTER INSERT OR UPDATE OF amount_kobo OR DELETE ON bill_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_total();
