-- The counter of an MDA raises, serves and corrects its own bills alone, whoever writes; open screens of the MDA hear of it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TRIGGER counter_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON counter_bills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER services_given_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON services_given FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bill_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bill_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_counter_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM bills b JOIN users u ON u.id = new.raised_by
    WHERE b.id = new.bill_id AND b.mda_id = new.mda_id AND u.mda_id = new.mda_id AND u.status = 'active'
  ) THEN
    RAISE EXCEPTION 'a counter raises bills of its own MDA'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'counter_bills_own_mda', TABLE = 'counter_bills';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER counter_bills_own_mda BEFORE INSERT ON counter_bills FOR EACH ROW EXECUTE FUNCTION guard_counter_bill();--> statement-breakpoint

-- At commit: every line of a counter's bill was reckoned by a form, whose terms take no head of another MDA.
CREATE FUNCTION check_counter_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM counter_bills c JOIN bill_lines l ON l.bill_id = c.bill_id
      LEFT JOIN bill_line_terms t ON t.bill_id = l.bill_id AND t.position = l.position
    WHERE c.bill_id = new.bill_id AND t.bill_id IS NULL
  ) THEN
    RAISE EXCEPTION 'a line of a counter''s bill has no terms'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'counter_bills_terms', TABLE = 'counter_bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER counter_bills_terms AFTER INSERT ON counter_bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_lines();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bill_lines_terms_at_counter AFTER INSERT ON bill_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_lines();--> statement-breakpoint

CREATE FUNCTION guard_service_given() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refusal text;
BEGIN
  refusal := CASE
    WHEN NOT EXISTS (
      SELECT FROM receipts r JOIN bills b ON b.id = r.bill_id JOIN users u ON u.id = new.given_by
      WHERE r.id = new.receipt_id AND b.mda_id = new.mda_id AND u.mda_id = new.mda_id AND u.status = 'active'
    ) THEN 'own_mda'
    WHEN EXISTS (SELECT FROM receipt_voids WHERE receipt_id = new.receipt_id) THEN 'void'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'no service is given for this receipt: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'services_given_' || refusal, TABLE = 'services_given';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER services_given_guard BEFORE INSERT ON services_given FOR EACH ROW EXECUTE FUNCTION guard_service_given();--> statement-breakpoint

-- With the bill locked: it is unpaid, and its corrector's MDA's.
CREATE FUNCTION guard_bill_correction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  refusal text;
BEGIN
  SELECT * INTO bill FROM bills WHERE id = new.bill_id FOR NO KEY UPDATE;
  refusal := CASE
    WHEN NOT EXISTS (SELECT FROM users WHERE id = new.corrected_by AND mda_id = bill.mda_id AND status = 'active') THEN 'own_mda'
    WHEN bill.expert_system_id IS NOT NULL THEN 'own_mda'
    WHEN bill.standing NOT IN ('open', 'cancelled') OR (bill.standing = 'cancelled') <> (new.new_bill_id IS NOT NULL) THEN 'unpaid'
    WHEN new.new_bill_id IS NOT NULL AND NOT EXISTS (SELECT FROM bills WHERE id = new.new_bill_id AND mda_id = bill.mda_id) THEN 'own_mda'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'bill % is not corrected: %', bill.reference, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_corrections_' || refusal, TABLE = 'bill_corrections';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_corrections_guard BEFORE INSERT ON bill_corrections FOR EACH ROW EXECUTE FUNCTION guard_bill_correction();--> statement-breakpoint

-- The reference of the bill that took the place of this one, after all corrections; null where none did.
CREATE FUNCTION corrected_bill(p_bill uuid) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain (bill_id, step) AS (
    SELECT new_bill_id, 1 FROM bill_corrections WHERE bill_id = p_bill AND new_bill_id IS NOT NULL
    UNION ALL SELECT c.new_bill_id, chain.step + 1 FROM chain JOIN bill_corrections c ON c.bill_id = chain.bill_id AND c.new_bill_id IS NOT NULL
  )
  SELECT b.reference FROM chain JOIN bills b ON b.id = chain.bill_id ORDER BY chain.step DESC LIMIT 1
$$;--> statement-breakpoint

CREATE FUNCTION tell_counter(p_mda int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (topic, dedupe_key, payload)
  VALUES ('live.changed', 'live:' || gen_random_uuid(), jsonb_build_object('audience', 'counter:mda:' || p_mda))
$$;--> statement-breakpoint
CREATE FUNCTION tell_counter_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_counter(new.mda_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER counter_bills_told AFTER INSERT ON counter_bills FOR EACH ROW EXECUTE FUNCTION tell_counter_of_change();--> statement-breakpoint
CREATE TRIGGER services_given_told AFTER INSERT ON services_given FOR EACH ROW EXECUTE FUNCTION tell_counter_of_change();--> statement-breakpoint
CREATE FUNCTION tell_counter_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_counter(c.mda_id) FROM counter_bills c WHERE c.bill_id = new.bill_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER receipts_told_at_counter AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION tell_counter_of_receipt();
