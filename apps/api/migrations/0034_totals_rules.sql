-- How a bill stands, what was collected, and every change of the figures are written by the database with what causes them.
-- Triggers; one pass over what is there. We give up after 5 s rather than queue for a lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Whatever the day: `open` is unpaid, or expired once its day has passed. The order of the view bill_overviews.
CREATE FUNCTION standing_of(bill bills) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bill.pay_status_id = 2 THEN
      CASE WHEN EXISTS (SELECT FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill.id)
        THEN 'void' ELSE 'paid' END
    WHEN EXISTS (SELECT FROM payment_intents i WHERE i.bill_id = bill.id AND i.state IN ('REVIEW', 'REFUND_PENDING'))
      OR EXISTS (
        SELECT FROM review_cases c WHERE c.bill_id = bill.id AND c.resolved_at IS NULL AND c.kind <> 'conflicting-report'
      ) THEN 'under-review'
    WHEN bill.cancelled_at IS NOT NULL THEN 'cancelled'
    ELSE 'open'
  END
$$;--> statement-breakpoint

-- Whoever writes a standing gets the true one.
CREATE FUNCTION set_bill_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.standing := standing_of(new);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_standing_first BEFORE INSERT ON bills FOR EACH ROW EXECUTE FUNCTION set_bill_standing();--> statement-breakpoint
CREATE TRIGGER bills_standing BEFORE UPDATE ON bills FOR EACH ROW
  WHEN (new.standing <> old.standing OR new.pay_status_id <> old.pay_status_id OR new.cancelled_at IS DISTINCT FROM old.cancelled_at)
  EXECUTE FUNCTION set_bill_standing();--> statement-breakpoint

-- The bill is locked before anybody looks: of two who change its facts at once, the second sees what the first did.
CREATE FUNCTION refresh_bill_standing(p_bill uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill FOR NO KEY UPDATE;
  UPDATE bills SET standing = standing_of(bills) WHERE id = p_bill AND standing <> standing_of(bills);
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_standing_of_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bill_standing(new.bill_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_cases_standing_opened AFTER INSERT ON review_cases FOR EACH ROW
  WHEN (new.bill_id IS NOT NULL) EXECUTE FUNCTION refresh_standing_of_bill();--> statement-breakpoint
CREATE TRIGGER review_cases_standing_resolved AFTER UPDATE OF resolved_at ON review_cases FOR EACH ROW
  WHEN (new.bill_id IS NOT NULL AND new.resolved_at IS DISTINCT FROM old.resolved_at)
  EXECUTE FUNCTION refresh_standing_of_bill();--> statement-breakpoint
CREATE TRIGGER payment_intents_standing AFTER UPDATE OF state ON payment_intents FOR EACH ROW
  WHEN ((old.state IN ('REVIEW', 'REFUND_PENDING')) <> (new.state IN ('REVIEW', 'REFUND_PENDING')))
  EXECUTE FUNCTION refresh_standing_of_bill();--> statement-breakpoint

-- A receipt no longer counts: what was collected is taken back on that day, and so are the books. Answers false when it is void already.
-- `p_kind`: `reversal` (the provider took the money back) or `refund` (we gave it back).
CREATE FUNCTION void_receipt(p_receipt uuid, p_kind text, p_reason text, p_at timestamptz DEFAULT clock_timestamp())
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  turned uuid;
BEGIN
  SELECT p.* INTO payment FROM payments p JOIN receipts r ON r.payment_id = p.id WHERE r.id = p_receipt;
  IF NOT found THEN RAISE EXCEPTION 'there is no receipt %', p_receipt USING ERRCODE = 'foreign_key_violation'; END IF;
  PERFORM FROM bills WHERE id = payment.bill_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM receipt_voids WHERE receipt_id = p_receipt) THEN RETURN false; END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at)
    VALUES (p_kind, payment.provider || ':' || payment.provider_txn_ref, p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'payment' AND t.reference = payment.provider || ':' || payment.provider_txn_ref;
  INSERT INTO receipt_voids (receipt_id, reason, voided_at) VALUES (p_receipt, p_reason, p_at);
  RETURN true;
END $$;--> statement-breakpoint
CREATE FUNCTION check_void_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id
      JOIN ledger_transactions t ON t.reference = p.provider || ':' || p.provider_txn_ref AND t.kind IN ('reversal', 'refund')
    WHERE r.id = new.receipt_id
  ) THEN
    RAISE EXCEPTION 'receipt % is void and the books still have its money', new.receipt_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipt_voids_booked', TABLE = 'receipt_voids';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER receipt_voids_booked AFTER INSERT ON receipt_voids
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_void_booked();--> statement-breakpoint

CREATE FUNCTION refresh_standing_of_voided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bill_standing(bill_id) FROM receipts WHERE id = new.receipt_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER receipt_voids_standing AFTER INSERT ON receipt_voids FOR EACH ROW
  EXECUTE FUNCTION refresh_standing_of_voided();--> statement-breakpoint

-- Receipt and void become rows of what was collected.
CREATE FUNCTION write_collection_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT new.id, l.position, false, p.paid_at, (new.issued_at AT TIME ZONE 'Africa/Lagos')::date, b.id, b.reference, new.receipt_number,
    p.provider_txn_ref, new.payer_name, b.payer_tpui,
    coalesce(b.payer_tpui, 'guest:' || md5(b.payer_phone || ' ' || lower(b.payer_email))), l.revenue_head_id, b.mda_id,
    b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')),
    i.gateway_id, b.expert_system_id, b.engine_code_id, l.amount_kobo
  FROM payments p
  JOIN payment_intents i ON i.id = p.intent_id
  JOIN bills b ON b.id = new.bill_id
  JOIN bill_lines l ON l.bill_id = b.id
  WHERE p.id = new.payment_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER receipts_collected AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION write_collection_lines();--> statement-breakpoint

CREATE FUNCTION write_voided_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT receipt_id, position, true, new.voided_at, (new.voided_at AT TIME ZONE 'Africa/Lagos')::date, bill_id, bill_reference,
    receipt_number, provider_reference, payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id,
    payer_category_id, channel_id, gateway_id, expert_system_id, engine_code_id, -amount_kobo
  FROM collection_lines WHERE receipt_id = new.receipt_id AND NOT is_void;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER receipt_voids_collected AFTER INSERT ON receipt_voids FOR EACH ROW EXECUTE FUNCTION write_voided_lines();--> statement-breakpoint

CREATE FUNCTION queue_collected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, channel_id, gateway_id, hour, documents, lines, kobo)
  SELECT 'collected', CASE WHEN is_void THEN 'void' ELSE 'receipt' END, day, mda_id, revenue_head_id, tax_office_id, lga_id,
    payer_category_id, expert_system_id, engine_code_id, channel_id, gateway_id, extract(hour FROM at AT TIME ZONE 'Africa/Lagos'),
    CASE WHEN position <> 1 THEN 0 WHEN is_void THEN -1 ELSE 1 END, CASE WHEN is_void THEN -1 ELSE 1 END, amount_kobo
  FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER collection_lines_queue AFTER INSERT ON collection_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_collected();--> statement-breakpoint
CREATE TRIGGER collection_lines_append_only BEFORE DELETE OR TRUNCATE ON collection_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Who paid may become known later, when a payer registers; nothing else changes. (`day` follows from `at`, and is not there yet in a row about to change.)
CREATE FUNCTION guard_collection_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['payer_tpui', 'payer_key', 'day'] <> to_jsonb(old) - ARRAY['payer_tpui', 'payer_key', 'day'] THEN
    RAISE EXCEPTION 'what was collected never changes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'collection_lines_facts_fixed', TABLE = 'collection_lines';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER collection_lines_facts_fixed BEFORE UPDATE ON collection_lines FOR EACH ROW
  EXECUTE FUNCTION guard_collection_line();--> statement-breakpoint
CREATE FUNCTION name_payer_of_collections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collection_lines SET payer_tpui = new.payer_tpui,
      payer_key = coalesce(new.payer_tpui, 'guest:' || md5(new.payer_phone || ' ' || lower(new.payer_email)))
    WHERE bill_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_name_payer AFTER UPDATE OF payer_tpui ON bills FOR EACH ROW
  WHEN (new.payer_tpui IS DISTINCT FROM old.payer_tpui AND new.pay_status_id = 2)
  EXECUTE FUNCTION name_payer_of_collections();--> statement-breakpoint

-- A bill's share of the figures, or, with -1, its withdrawal.
CREATE FUNCTION queue_billed(p_bill bills, p_sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, documents, lines, kobo)
  SELECT 'billed', p_bill.standing, p_bill.issued_on, p_bill.mda_id, revenue_head_id, p_bill.tax_office_id, p_bill.payer_lga_id,
    p_bill.payer_category_id, p_bill.expert_system_id, p_bill.engine_code_id, CASE position WHEN 1 THEN p_sign ELSE 0 END, p_sign,
    p_sign * amount_kobo
  FROM bill_lines WHERE bill_id = p_bill.id
$$;--> statement-breakpoint
CREATE FUNCTION queue_changed_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_billed(old, -1);
  PERFORM queue_billed(new, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_queue AFTER UPDATE ON bills FOR EACH ROW WHEN (
  (old.standing, old.issued_on, old.mda_id, old.tax_office_id, old.payer_lga_id, old.payer_category_id, old.expert_system_id, old.engine_code_id)
  IS DISTINCT FROM
  (new.standing, new.issued_on, new.mda_id, new.tax_office_id, new.payer_lga_id, new.payer_category_id, new.expert_system_id, new.engine_code_id)
) EXECUTE FUNCTION queue_changed_bill();--> statement-breakpoint

CREATE FUNCTION queue_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, documents, lines, kobo)
  SELECT 'billed', b.standing, b.issued_on, b.mda_id, l.revenue_head_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    b.expert_system_id, b.engine_code_id, CASE l.position WHEN 1 THEN s.sign ELSE 0 END, s.sign, s.sign * l.amount_kobo
  FROM changed l CROSS JOIN (VALUES (CASE tg_argv[0] WHEN 'added' THEN 1 ELSE -1 END)) AS s (sign)
  JOIN bills b ON b.id = l.bill_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_lines_queue_added AFTER INSERT ON bill_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('added');--> statement-breakpoint
CREATE TRIGGER bill_lines_queue_removed AFTER DELETE ON bill_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('removed');--> statement-breakpoint
CREATE TRIGGER bill_lines_queue_was AFTER UPDATE ON bill_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('removed');--> statement-breakpoint
CREATE TRIGGER bill_lines_queue_became AFTER UPDATE ON bill_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('added');--> statement-breakpoint

-- At commit: every line has the day of its bill.
CREATE FUNCTION check_line_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF tg_table_name = 'bills' THEN checked := new.id; ELSE checked := new.bill_id; END IF;
  IF EXISTS (
    SELECT FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE b.id = checked AND l.issued_on <> b.issued_on
  ) THEN
    RAISE EXCEPTION 'a line has another day than its bill'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_day_of_bill', TABLE = 'bill_lines';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bill_lines_day_of_bill AFTER INSERT OR UPDATE OF issued_on ON bill_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_line_day();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bills_day_of_lines AFTER UPDATE OF issued_on ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.issued_on <> old.issued_on) EXECUTE FUNCTION check_line_day();--> statement-breakpoint

CREATE TRIGGER revenue_targets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON revenue_targets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER totals_proofs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON totals_proofs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- What is there already.
ALTER TABLE bills DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE bills SET standing = standing_of(bills) WHERE standing <> standing_of(bills);--> statement-breakpoint
ALTER TABLE bills ENABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT r.id, l.position, e.is_void, CASE WHEN e.is_void THEN v.voided_at ELSE p.paid_at END,
    (CASE WHEN e.is_void THEN v.voided_at ELSE r.issued_at END AT TIME ZONE 'Africa/Lagos')::date, b.id, b.reference, r.receipt_number,
    p.provider_txn_ref, r.payer_name, b.payer_tpui, coalesce(b.payer_tpui, 'guest:' || md5(b.payer_phone || ' ' || lower(b.payer_email))),
    l.revenue_head_id, b.mda_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')),
    i.gateway_id, b.expert_system_id, b.engine_code_id, CASE WHEN e.is_void THEN -l.amount_kobo ELSE l.amount_kobo END
  FROM receipts r
  JOIN payments p ON p.id = r.payment_id
  JOIN payment_intents i ON i.id = p.intent_id
  JOIN bills b ON b.id = r.bill_id
  JOIN bill_lines l ON l.bill_id = b.id
  LEFT JOIN receipt_voids v ON v.receipt_id = r.id
  CROSS JOIN (VALUES (false), (true)) AS e (is_void)
  WHERE NOT e.is_void OR v.receipt_id IS NOT NULL
  ORDER BY p.paid_at, r.id, l.position;--> statement-breakpoint
INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, documents, lines, kobo)
  SELECT 'billed', b.standing, b.issued_on, b.mda_id, l.revenue_head_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    b.expert_system_id, b.engine_code_id, CASE l.position WHEN 1 THEN 1 ELSE 0 END, 1, l.amount_kobo
  FROM bills b JOIN bill_lines l ON l.bill_id = b.id;
