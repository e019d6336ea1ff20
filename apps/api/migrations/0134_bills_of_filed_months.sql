-- The bill of a filed month (PAYE, withholding) is what the month owes: it is not cancelled, an amendment corrects the month. Functions and
-- one trigger; what was cancelled before stays as it is.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE FUNCTION is_of_filed_month(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM paye_schedules WHERE bill_id = p_bill) OR EXISTS (SELECT FROM withholding_schedules WHERE bill_id = p_bill)
$$;--> statement-breakpoint
CREATE FUNCTION reading.is_of_filed_month(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT is_of_filed_month(p_bill)
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.is_of_filed_month FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.is_of_filed_month TO portal_read_state, portal_read_mda, portal_read_offices, portal_read_expert_system;--> statement-breakpoint
-- Answers `cancelled`, how the bill stands when it cannot be (`paid`, `void`, `under-review`, `already-cancelled`, `payment-pending`,
-- `of-filed-month`; nothing changed), or null: there is no such bill.
CREATE OR REPLACE FUNCTION cancel_bill(p_reference text, p_by uuid, p_reason text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
BEGIN
  SELECT * INTO bill FROM bills WHERE reference = p_reference FOR NO KEY UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  IF bill.standing = 'cancelled' THEN RETURN 'already-cancelled'; END IF;
  IF bill.standing <> 'open' THEN RETURN bill.standing; END IF;
  IF is_of_filed_month(bill.id) THEN RETURN 'of-filed-month'; END IF;
  IF is_payment_pending(bill.id) THEN RETURN 'payment-pending'; END IF;
  UPDATE bills SET cancelled_at = clock_timestamp(), cancelled_by = p_by, cancelled_reason = p_reason WHERE id = bill.id;
  RETURN 'cancelled';
END $$;--> statement-breakpoint

-- At commit, whoever cancelled: a plan alone takes the place of such a bill, as its parts are the whole of it.
CREATE FUNCTION keep_bill_of_filed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_of_filed_month(new.id) AND NOT EXISTS (
    SELECT FROM instalment_plans p WHERE p.bill_id = new.id AND p.state IN ('active', 'completed', 'broken')
  ) THEN
    RAISE EXCEPTION 'bill % is of a filed month', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_filed_months_stay', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bills_of_filed_months_stay AFTER UPDATE OF cancelled_at ON bills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL) EXECUTE FUNCTION keep_bill_of_filed_month();
