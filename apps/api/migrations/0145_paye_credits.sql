-- What was paid for a month beyond what its newest filing is due becomes credit of its employer, when two persons have decided it: by entries of
-- the ledger. One new table, a column beside one that may now be empty, functions and triggers.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "paye_credits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"tpui" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"proposed_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"receipt_id" uuid,
	"returned_at" timestamp with time zone,
	CONSTRAINT "paye_credits_schedule_id_unique" UNIQUE("schedule_id"),
	CONSTRAINT "paye_credits_amount_kobo_check" CHECK ("paye_credits"."amount_kobo" > 0),
	CONSTRAINT "paye_credits_state_check" CHECK ("paye_credits"."state" in ('open', 'proposed', 'granted', 'refused', 'lapsed', 'returned')
        and ("paye_credits"."state" in ('granted', 'refused', 'returned')) = ("paye_credits"."decided_at" is not null)
        and ("paye_credits"."decided_at" is null) = ("paye_credits"."decided_by" is null)
        and ("paye_credits"."state" in ('granted', 'returned')) = ("paye_credits"."receipt_id" is not null)
        and ("paye_credits"."state" = 'returned') = ("paye_credits"."returned_at" is not null)
        and ("paye_credits"."proposed_by" is not null or "paye_credits"."state" in ('open', 'lapsed'))),
	CONSTRAINT "paye_credits_two_persons_check" CHECK ("paye_credits"."decided_by" <> "paye_credits"."proposed_by")
);
--> statement-breakpoint

ALTER TABLE "paye_credits" ADD CONSTRAINT "paye_credits_schedule_id_paye_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."paye_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

ALTER TABLE "paye_credits" ADD CONSTRAINT "paye_credits_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

CREATE INDEX "paye_credits_tpui_idx" ON "paye_credits" USING btree ("tpui");--> statement-breakpoint

CREATE INDEX "paye_credits_receipt_id_idx" ON "paye_credits" USING btree ("receipt_id");--> statement-breakpoint

CREATE INDEX "paye_credits_opened_at_idx" ON "paye_credits" USING btree ("opened_at");--> statement-breakpoint

ALTER TABLE "credit_use_parts" ALTER COLUMN "proposal_id" DROP NOT NULL;--> statement-breakpoint

ALTER TABLE "credit_use_parts" ADD COLUMN "paye_credit_id" uuid;--> statement-breakpoint

ALTER TABLE "credit_use_parts" ADD CONSTRAINT "credit_use_parts_paye_credit_id_paye_credits_id_fk" FOREIGN KEY ("paye_credit_id") REFERENCES "public"."paye_credits"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint

ALTER TABLE "credit_use_parts" VALIDATE CONSTRAINT "credit_use_parts_paye_credit_id_paye_credits_id_fk";--> statement-breakpoint

ALTER TABLE "credit_use_parts" ADD CONSTRAINT "credit_use_parts_source_check" CHECK (("credit_use_parts"."proposal_id" is null) <> ("credit_use_parts"."paye_credit_id" is null)) NOT VALID;--> statement-breakpoint

ALTER TABLE "credit_use_parts" VALIDATE CONSTRAINT "credit_use_parts_source_check";--> statement-breakpoint

CREATE INDEX "credit_use_parts_paye_credit_id_idx" ON "credit_use_parts" USING btree ("paye_credit_id");--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-credit', 'open', ARRAY['system']::text[], false);--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-credit', 'proposed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-credit', 'granted', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-credit', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-credit', 'lapsed', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-credit', 'propose', 'open', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-credit', 'approve', 'proposed', 'granted', ARRAY['SuperAdmin']::text[], true, false, ARRAY['propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-credit', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-credit', 'withdraw', 'proposed', 'open', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-credit', 'lapse', 'open', 'lapsed', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-credit', 'lapse', 'proposed', 'lapsed', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint

CREATE FUNCTION refuse_paye_credit(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit of a month: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'paye_credits';
END $$;--> statement-breakpoint

-- What a version leaves billed: what was given back as credit is billed no more.
CREATE FUNCTION paye_stands_billed(p_schedule paye_schedules) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(p_schedule.due_kobo, p_schedule.before_kobo - p_schedule.replaced_kobo)
    - coalesce((SELECT c.amount_kobo FROM paye_credits c WHERE c.schedule_id = p_schedule.id AND c.state = 'granted'), 0)
$$;--> statement-breakpoint

-- What of a month's bills was given back as credit.
CREATE FUNCTION paye_credited(of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(c.amount_kobo), 0)::bigint FROM paye_credits c JOIN paye_schedules s ON s.id = c.schedule_id
  WHERE s.tpui = of_tpui AND s.month = of_month AND c.state = 'granted'
$$;--> statement-breakpoint

-- The bills a month is paid by: its own, or the parts of a plan in their place.
CREATE FUNCTION paye_paying_bills(of_tpui text, of_month date) RETURNS TABLE (bill_id uuid) LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.bill_id, x.bill_id) FROM paye_bills(of_tpui, of_month) x
    LEFT JOIN instalment_plans p ON p.bill_id = x.bill_id AND p.state IN ('active', 'completed', 'broken')
    LEFT JOIN instalments i ON i.plan_id = p.id
$$;--> statement-breakpoint

-- What of it is paid and was not given back as credit; null while a bill of it is not paid.
CREATE FUNCTION paye_paid(of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_and(b.standing = 'paid') THEN sum(b.total_kobo)::bigint - paye_credited(of_tpui, of_month) END
  FROM paye_paying_bills(of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;--> statement-breakpoint


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
  SELECT coalesce(max(s.version), 0) AS version, coalesce((array_agg(paye_stands_billed(s) ORDER BY s.version DESC))[1], 0) AS due INTO before
  FROM paye_schedules s WHERE s.tpui = new.tpui AND s.month = new.month AND s.state = 'filed' AND s.id <> new.id;
  IF new.version <> before.version + 1 OR new.before_kobo <> before.due THEN
    RAISE EXCEPTION 'schedule % does not follow what was filed', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_follow', TABLE = 'paye_schedules';
  END IF;
  IF new.state = 'filed' AND NOT coalesce((new.employees, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
    SELECT count(*)::int, coalesce(sum(r.gross_kobo), 0)::bigint, coalesce(sum(r.deducted_kobo), 0)::bigint, coalesce(sum(r.law_kobo), 0)::bigint,
      coalesce(sum(r.due_kobo), 0)::bigint FROM paye_rows r WHERE r.schedule_id = new.id), false) THEN
    RAISE EXCEPTION 'schedule % differs from its rows', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_add_up', TABLE = 'paye_schedules';
  END IF;
  IF new.bill_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.total_kobo = new.due_kobo - new.before_kobo + new.replaced_kobo) THEN
    RAISE EXCEPTION 'the bill of schedule % is of another amount', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_schedules_billed', TABLE = 'paye_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- At commit, whoever cancelled: what a filed month is billed for stands, and beside it what its credits have given back.
CREATE OR REPLACE FUNCTION keep_bill_of_filed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (
    SELECT v.tpui, v.month, sum(CASE WHEN v.next_before IS NULL THEN v.stood ELSE v.stood - v.next_before END) AS owed FROM (
      SELECT s.tpui, s.month, greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) AS stood,
        lead(s.before_kobo) OVER (PARTITION BY s.tpui, s.month ORDER BY s.version) AS next_before
      FROM paye_schedules s WHERE s.state = 'filed' AND (s.tpui, s.month) IN (SELECT x.tpui, x.month FROM paye_schedules x WHERE x.bill_id = new.id)
    ) v GROUP BY v.tpui, v.month
    ) m WHERE m.owed <> (SELECT coalesce(sum(b.total_kobo), 0) FROM paye_bills(m.tpui, m.month) b WHERE is_standing_bill(b.bill_id))
  ) OR EXISTS (SELECT FROM (
    SELECT s.tpui, s.month, (array_agg(greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) ORDER BY s.version DESC))[1] AS owed
    FROM withholding_schedules s WHERE s.state = 'filed' AND (s.tpui, s.month) IN (SELECT x.tpui, x.month FROM withholding_schedules x WHERE x.bill_id = new.id)
    GROUP BY s.tpui, s.month
    ) m WHERE m.owed <> (SELECT coalesce(sum(b.total_kobo), 0) FROM withholding_bills(m.tpui, m.month) b WHERE is_standing_bill(b.bill_id))
  ) THEN
    RAISE EXCEPTION 'bill % is of a filed month', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_filed_months_stay', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint


-- Every credit is work from the moment its month was filed; one that waits gives way to a later filing.
CREATE FUNCTION open_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  over bigint := greatest(new.due_kobo, new.before_kobo - new.replaced_kobo) - new.due_kobo;
  made uuid;
  item uuid;
BEGIN
  INSERT INTO work_steps (item_id, move, at)
    SELECT w.id, 'lapse', greatest(new.filed_at, w.since) FROM paye_credits c JOIN paye_schedules s ON s.id = c.schedule_id
      JOIN work_items w ON w.kind = 'paye-credit' AND w.subject = 'paye-credit:' || c.id
    WHERE s.tpui = new.tpui AND s.month = new.month AND c.state IN ('open', 'proposed');
  IF over <= 0 OR coalesce(paye_paid(new.tpui, new.month), 0) - new.due_kobo < over THEN RETURN NULL; END IF;
  INSERT INTO paye_credits (schedule_id, tpui, amount_kobo) VALUES (new.id, new.tpui, over) RETURNING id INTO made;
  INSERT INTO work_items (kind, state, subject, reference, tpui, opened_at, since)
    VALUES ('paye-credit', 'open', 'paye-credit:' || made, new.tpui || ', ' || to_char(new.month, 'YYYY-MM'), new.tpui, new.filed_at, new.filed_at)
    RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.filed_at);
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER paye_schedules_credit AFTER UPDATE OF state ON paye_schedules FOR EACH ROW
  WHEN (old.state = 'draft' AND new.state = 'filed') EXECUTE FUNCTION open_paye_credit();--> statement-breakpoint


-- What a draft of the month finds billed before it, after a credit was given or taken back; its employer looks at it again.
CREATE FUNCTION renew_paye_draft(p_credit paye_credits) RETURNS void LANGUAGE sql AS $$
  UPDATE paye_schedules d SET before_kobo = paye_stands_billed(s), saved_at = date_trunc('milliseconds', clock_timestamp())
  FROM paye_schedules s WHERE s.id = p_credit.schedule_id AND d.tpui = s.tpui AND d.month = s.month AND d.state = 'draft' AND d.version = s.version + 1
$$;--> statement-breakpoint

-- Figures of what was collected follow the books: less by the credit, on a line of its own of the newest receipt of the month.
CREATE FUNCTION count_paye_credit(p_credit paye_credits, p_sign int, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT k.receipt_id, 1000 + s.version, p_sign < 0, p_at, (p_at AT TIME ZONE 'Africa/Lagos')::date, k.bill_id, k.bill_reference, k.receipt_number,
    k.provider_reference, k.payer_name, k.payer_tpui, k.payer_key, k.revenue_head_id, k.mda_id, k.tax_office_id, k.lga_id,
    k.payer_category_id, k.channel_id, k.gateway_id, k.expert_system_id, k.engine_code_id, p_sign * p_credit.amount_kobo
  FROM collection_lines k JOIN paye_schedules s ON s.id = p_credit.schedule_id
  WHERE k.receipt_id = p_credit.receipt_id AND k.position = 1 AND NOT k.is_void
$$;--> statement-breakpoint

-- Books, figures and draft of a credit that two persons granted. Lock order: month, then its schedules, then bills.
CREATE FUNCTION grant_paye_credit(p_credit uuid, p_by uuid, p_reason text, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
  filed paye_schedules;
  newest uuid;
  moved uuid;
BEGIN
  SELECT s.* INTO filed FROM paye_schedules s JOIN paye_credits c ON c.schedule_id = s.id WHERE c.id = p_credit;
  PERFORM pg_advisory_xact_lock(hashtextextended('paye:' || filed.tpui || ':' || to_char(filed.month, 'YYYY-MM'), 0));
  PERFORM FROM paye_schedules WHERE tpui = filed.tpui AND month = filed.month ORDER BY id FOR UPDATE;
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM paye_paying_bills(filed.tpui, filed.month)) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO credit FROM paye_credits WHERE id = p_credit;
  IF coalesce(paye_paid(filed.tpui, filed.month), 0) - filed.due_kobo < credit.amount_kobo OR EXISTS (
    SELECT FROM paye_paying_bills(filed.tpui, filed.month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.receipt_in_doubt
  ) THEN PERFORM refuse_paye_credit('the month is not paid beyond what is due', 'paye_credits_paid'); END IF;
  IF EXISTS (
    SELECT FROM paye_paying_bills(filed.tpui, filed.month) x JOIN refunds f ON f.bill_id = x.bill_id WHERE f.state NOT IN ('refused', 'withdrawn')
  ) THEN PERFORM refuse_paye_credit('money of the month is being given back', 'paye_credits_refund'); END IF;
  SELECT r.id INTO newest FROM paye_paying_bills(filed.tpui, filed.month) x JOIN receipts r ON r.bill_id = x.bill_id ORDER BY r.issued_at DESC, r.id DESC LIMIT 1;
  UPDATE paye_credits SET state = 'granted', decided_by = p_by, decided_at = p_at, decision_reason = p_reason, receipt_id = newest
    WHERE id = p_credit RETURNING * INTO credit;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('paye-credit', 'paye-credit:' || credit.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'revenue:' || h.code, credit.amount_kobo FROM receipts r JOIN bill_lines l ON l.bill_id = r.bill_id AND l.position = 1
      JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE r.id = newest
    UNION ALL SELECT moved, 'liability:taxpayer-credit', -credit.amount_kobo;
  PERFORM count_paye_credit(credit, -1, p_at);
  PERFORM renew_paye_draft(credit);
END $$;--> statement-breakpoint

-- A receipt behind a credit is void: the credit is taken back, and with it what it paid.
CREATE FUNCTION return_paye_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
  turned uuid;
BEGIN
  FOR credit IN
    SELECT c.* FROM paye_credits c JOIN paye_schedules s ON s.id = c.schedule_id, receipts r
    WHERE r.id = new.receipt_id AND c.state = 'granted' AND r.issued_at <= c.decided_at AND (s.tpui, s.month) IN (
      SELECT x.tpui, x.month FROM paye_schedules x WHERE x.bill_id = r.bill_id
      UNION ALL SELECT x.tpui, x.month FROM instalments i JOIN instalment_plans p ON p.id = i.plan_id JOIN paye_schedules x ON x.bill_id = p.bill_id
        WHERE i.bill_id = r.bill_id) ORDER BY c.id
  LOOP
    UPDATE paye_credits SET state = 'returned', returned_at = new.voided_at WHERE id = credit.id;
    INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('paye-credit-return', 'paye-credit:' || credit.id, new.voided_at) RETURNING id INTO turned;
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
      SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.kind = 'paye-credit' AND t.reference = 'paye-credit:' || credit.id;
    PERFORM count_paye_credit(credit, 1, new.voided_at);
    PERFORM renew_paye_draft(credit);
    PERFORM return_credit(u.id, new.voided_at) FROM credit_uses u
      WHERE u.state = 'used' AND EXISTS (SELECT FROM credit_use_parts p WHERE p.use_id = u.id AND p.paye_credit_id = credit.id);
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER receipt_voids_return_credits AFTER INSERT ON receipt_voids FOR EACH ROW EXECUTE FUNCTION return_paye_credits();--> statement-breakpoint

-- A void takes back the lines of its receipt; those of a credit are taken back with the credit.
CREATE OR REPLACE FUNCTION write_voided_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT receipt_id, position, true, new.voided_at, (new.voided_at AT TIME ZONE 'Africa/Lagos')::date, bill_id, bill_reference,
    receipt_number, provider_reference, payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id,
    payer_category_id, channel_id, gateway_id, expert_system_id, engine_code_id, -amount_kobo
  FROM collection_lines WHERE receipt_id = new.receipt_id AND NOT is_void AND position < 1000;
  RETURN NULL;
END $$;--> statement-breakpoint


-- What a step of its case does, whoever makes it.
CREATE FUNCTION follow_paye_credit_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text := (SELECT subject FROM work_items WHERE id = new.item_id AND kind = 'paye-credit');
  credit uuid;
BEGIN
  IF about IS NULL THEN RETURN NULL; END IF;
  SELECT id INTO credit FROM paye_credits WHERE 'paye-credit:' || id = about;
  IF NOT found THEN RETURN NULL; END IF;
  CASE new.move
    WHEN 'approve' THEN PERFORM grant_paye_credit(credit, new.user_id, new.reason);
    WHEN 'refuse' THEN UPDATE paye_credits SET state = 'refused', decided_by = new.user_id, decided_at = clock_timestamp(), decision_reason = new.reason WHERE id = credit;
    WHEN 'propose' THEN UPDATE paye_credits SET state = 'proposed', proposed_by = new.user_id, reason = new.reason WHERE id = credit;
    WHEN 'withdraw' THEN UPDATE paye_credits SET state = 'open', proposed_by = NULL, reason = '' WHERE id = credit;
    ELSE UPDATE paye_credits SET state = 'lapsed' WHERE id = credit;
  END CASE;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER work_steps_paye_credit AFTER INSERT ON work_steps FOR EACH ROW
  WHEN (new.move IN ('propose', 'approve', 'refuse', 'withdraw', 'lapse')) EXECUTE FUNCTION follow_paye_credit_step();--> statement-breakpoint


CREATE FUNCTION guard_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'proposed_by', 'reason', 'decided_by', 'decided_at', 'decision_reason', 'receipt_id', 'returned_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'open' OR NOT EXISTS (
      SELECT FROM paye_schedules s WHERE s.id = new.schedule_id AND s.state = 'filed' AND s.tpui = new.tpui
        AND new.amount_kobo = greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) - s.due_kobo
    ) THEN PERFORM refuse_paye_credit('it is what a filing left beyond what is due', 'paye_credits_begin'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - moving <> to_jsonb(old) - moving OR (old.state, new.state) NOT IN (('open', 'proposed'), ('proposed', 'open'), ('open', 'lapsed'),
      ('proposed', 'lapsed'), ('proposed', 'granted'), ('proposed', 'refused'), ('granted', 'returned'))
    OR (old.state = 'granted' AND to_jsonb(new) - ARRAY['state', 'returned_at'] <> to_jsonb(old) - ARRAY['state', 'returned_at'])
  THEN PERFORM refuse_paye_credit('what was decided stays', 'paye_credits_stay'); END IF;
  IF new.state <> 'returned' AND new.state IS DISTINCT FROM (
    SELECT w.state FROM work_items w WHERE w.kind = 'paye-credit' AND w.subject = 'paye-credit:' || new.id
  ) THEN PERFORM refuse_paye_credit('it moves by a step of its case', 'paye_credits_by_steps'); END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE TRIGGER paye_credits_guard BEFORE INSERT OR UPDATE ON paye_credits FOR EACH ROW EXECUTE FUNCTION guard_paye_credit();--> statement-breakpoint

CREATE TRIGGER paye_credits_no_delete BEFORE DELETE OR TRUNCATE ON paye_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- At commit: it is a case, and the books have what was granted, once, and back what was returned.
CREATE FUNCTION check_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
BEGIN
  SELECT * INTO credit FROM paye_credits WHERE id = new.id;
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'paye-credit' AND subject = 'paye-credit:' || credit.id)
  THEN PERFORM refuse_paye_credit('nobody decides it', 'paye_credits_are_work'); END IF;
  IF (credit.state IN ('granted', 'returned')) <> EXISTS (
      SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.kind = 'paye-credit' AND t.reference = 'paye-credit:' || credit.id AND e.account = 'liability:taxpayer-credit' AND e.amount_kobo = -credit.amount_kobo)
    OR (credit.state = 'returned') <> EXISTS (SELECT FROM ledger_transactions t WHERE t.kind = 'paye-credit-return' AND t.reference = 'paye-credit:' || credit.id)
  THEN PERFORM refuse_paye_credit('the books say another thing', 'paye_credits_booked'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE CONSTRAINT TRIGGER paye_credits_complete AFTER INSERT OR UPDATE ON paye_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_paye_credit();--> statement-breakpoint

CREATE FUNCTION check_paye_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM paye_credits WHERE 'paye-credit:' || id = new.reference AND (state = 'returned' OR (state = 'granted' AND new.kind = 'paye-credit'))
  ) OR (SELECT count(*) FROM ledger_transactions WHERE kind = new.kind AND reference = new.reference) > 1
  THEN PERFORM refuse_paye_credit('nobody decided what is booked', 'paye_credit_entries_decided'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE CONSTRAINT TRIGGER ledger_transactions_of_paye_credit AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('paye-credit', 'paye-credit-return')) EXECUTE FUNCTION check_paye_credit_entry();--> statement-breakpoint


-- It is used as every credit is.
CREATE FUNCTION used_of_paye_credit(p_credit uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.amount_kobo), 0)::bigint FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id
  WHERE p.paye_credit_id = p_credit AND u.state <> 'returned'
$$;--> statement-breakpoint

DROP FUNCTION credit_lots(text);--> statement-breakpoint

CREATE FUNCTION credit_lots(p_tpui text) RETURNS TABLE (proposal_id bigint, paye_credit_id uuid, payment_id uuid, kept_at timestamptz, free_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT a.proposal_id, NULL::uuid, a.payment_id, min(a.allocated_at), (sum(a.amount_kobo) - used_of_credit(a.proposal_id))::bigint
  FROM payment_allocations a WHERE a.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND a.purpose = 'credit'
  GROUP BY a.proposal_id, a.payment_id HAVING sum(a.amount_kobo) > 0
  UNION ALL
  SELECT NULL, c.id, r.payment_id, c.decided_at, c.amount_kobo - used_of_paye_credit(c.id)
  FROM paye_credits c JOIN receipts r ON r.id = c.receipt_id
  WHERE c.tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) AND c.state = 'granted'
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION use_credit(p_use uuid, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  asked credit_uses;
  target bills;
  lot record;
  missing bigint;
  place int := 0;
  completing uuid;
  moved uuid;
  made text;
BEGIN
  SELECT * INTO asked FROM credit_uses WHERE id = p_use;
  PERFORM pg_advisory_xact_lock(hashtextextended('credit:' || reading.lead_of(asked.tpui), 0));
  PERFORM FROM bills WHERE id = asked.bill_id
    OR id IN (SELECT p.bill_id FROM credit_lots(asked.tpui) l JOIN payments p ON p.id = l.payment_id) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO target FROM bills WHERE id = asked.bill_id;
  CASE credit_hindrance(target, (p_at AT TIME ZONE 'Africa/Lagos')::date)
    WHEN 'not-enough' THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough');
    WHEN 'not-open', 'expired', 'payment-pending' THEN PERFORM refuse_credit('the bill takes no money now', 'credit_uses_bill_open');
    ELSE NULL;
  END CASE;
  IF target.total_kobo <> asked.amount_kobo THEN PERFORM refuse_credit('the bill asks for another amount', 'credit_uses_bill_open'); END IF;
  missing := asked.amount_kobo;
  FOR lot IN SELECT * FROM credit_lots(asked.tpui) WHERE free_kobo > 0 ORDER BY kept_at, proposal_id, paye_credit_id LOOP
    EXIT WHEN missing = 0;
    place := place + 1;
    completing := lot.payment_id;
    INSERT INTO credit_use_parts (use_id, position, payment_id, proposal_id, paye_credit_id, amount_kobo)
      VALUES (asked.id, place, lot.payment_id, lot.proposal_id, lot.paye_credit_id, least(missing, lot.free_kobo));
    missing := missing - least(missing, lot.free_kobo);
  END LOOP;
  UPDATE credit_uses SET state = 'used', decided_by = p_by, decided_at = p_at WHERE id = asked.id;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('credit-use', 'credit-use:' || asked.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'liability:taxpayer-credit', asked.amount_kobo
    UNION ALL SELECT moved, 'revenue:' || h.code, -l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = target.id;
  INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
    VALUES ('KDR-' || to_char(p_at AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
      target.id, completing, target.total_kobo, trim(target.payer_first_name || ' ' || target.payer_last_name), p_at) RETURNING receipt_number INTO made;
  UPDATE bills SET pay_status_id = 2 WHERE id = target.id;
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    VALUES ('receipt.issued', 'receipt:credit:' || asked.id,
      jsonb_build_object('billReference', target.reference, 'billId', target.id, 'statusCode', 200), p_at);
  RETURN made;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION return_credit(p_use uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  turned uuid;
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM credit_uses WHERE id = p_use) FOR NO KEY UPDATE;
  UPDATE credit_uses SET state = 'returned', returned_at = p_at WHERE id = p_use AND state = 'used';
  IF NOT found THEN RETURN; END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('credit-return', 'credit-use:' || p_use, p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'credit-use' AND t.reference = 'credit-use:' || p_use;
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, 'The credit that paid it was taken back', p_at FROM receipts r JOIN credit_uses u ON u.bill_id = r.bill_id WHERE u.id = p_use;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_credit_covered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'credit_use_parts' AND (to_jsonb(new) ->> 'paye_credit_id') IS NOT NULL AND used_of_paye_credit((to_jsonb(new) ->> 'paye_credit_id')::uuid) > (
    SELECT coalesce(sum(amount_kobo), 0) FROM paye_credits WHERE id = (to_jsonb(new) ->> 'paye_credit_id')::uuid AND state = 'granted'
  ) THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough'); END IF;
  IF used_of_credit(new.proposal_id) > (
    SELECT coalesce(sum(amount_kobo), 0) FROM payment_allocations WHERE proposal_id = new.proposal_id AND purpose = 'credit'
  ) THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough'); END IF;
  IF tg_table_name = 'credit_use_parts' AND (
    SELECT sum(p.amount_kobo) <> min(u.amount_kobo) FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id WHERE p.use_id = (to_jsonb(new) ->> 'use_id')::uuid
  ) THEN PERFORM refuse_credit('it is not whole', 'credit_uses_whole'); END IF;
  RETURN NULL;
END $$;
