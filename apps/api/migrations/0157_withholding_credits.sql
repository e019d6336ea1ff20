-- What was paid for a month of tax withheld beyond what its newest filing is due becomes credit as that of a PAYE month does, by the same
-- tables, cases and entries. Papers that say what was withheld from somebody are known, so that no money is given back that one of them claims.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "withholding_notes" (
	"schedule_id" uuid NOT NULL,
	"beneficiary" text NOT NULL,
	"tax_kobo" bigint NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" uuid,
	"taken_back_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "withholding_notes_schedule_id_beneficiary_pk" PRIMARY KEY("schedule_id","beneficiary"),
	CONSTRAINT "withholding_notes_tax_kobo_check" CHECK ("withholding_notes"."tax_kobo" > 0),
	CONSTRAINT "withholding_notes_taken_back_check" CHECK (("withholding_notes"."taken_back_at" is null) = ("withholding_notes"."taken_back_by" is null)
        and ("withholding_notes"."taken_back_at" is null) = ("withholding_notes"."taken_back_reason" = ''))
);
--> statement-breakpoint

ALTER TABLE "withholding_notes" ADD CONSTRAINT "withholding_notes_schedule_id_withholding_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."withholding_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- Papers of before were counted by month alone: of a month that had one, every beneficiary may hold theirs.
INSERT INTO withholding_notes (schedule_id, beneficiary, tax_kobo, made_at)
  SELECT s.id, r.beneficiary, r.kobo, a.at FROM (
    SELECT n.subject, n.detail ->> 'month' AS month, n.at FROM activity_log n WHERE n.action = 'withholding.note-made'
  ) a JOIN withholding_schedules s ON 'taxpayer:' || s.tpui = a.subject AND to_char(s.month, 'YYYY-MM') = a.month AND s.state = 'filed' AND s.filed_at <= a.at
  CROSS JOIN LATERAL (SELECT x.beneficiary, sum(x.due_kobo) AS kobo FROM withholding_rows x WHERE x.schedule_id = s.id GROUP BY 1 HAVING sum(x.due_kobo) > 0) r
  WHERE NOT EXISTS (
    SELECT FROM withholding_schedules l WHERE l.tpui = s.tpui AND l.month = s.month AND l.state = 'filed' AND l.version > s.version AND l.filed_at <= a.at)
  ORDER BY a.at ON CONFLICT DO NOTHING;--> statement-breakpoint

-- A paper says what the newest filing says, of a month that is receipted; nobody files or decides meanwhile.
CREATE FUNCTION guard_withholding_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_month withholding_schedules;
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF old.taken_back_at IS NOT NULL OR (new.schedule_id, new.beneficiary, new.tax_kobo, new.made_at) IS DISTINCT FROM (old.schedule_id, old.beneficiary, old.tax_kobo, old.made_at)
    THEN RAISE EXCEPTION 'what a credit note said stays'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_notes_stay', TABLE = 'withholding_notes';
    END IF;
    RETURN new;
  END IF;
  SELECT * INTO of_month FROM withholding_schedules WHERE id = new.schedule_id;
  PERFORM FROM withholding_schedules WHERE tpui = of_month.tpui AND month = of_month.month ORDER BY id FOR SHARE;
  IF of_month.state IS DISTINCT FROM 'filed' OR EXISTS (
    SELECT FROM withholding_schedules l WHERE l.tpui = of_month.tpui AND l.month = of_month.month AND l.state = 'filed' AND l.version > of_month.version
  ) OR NOT withholding_is_receipted(of_month.tpui, of_month.month) OR new.tax_kobo IS DISTINCT FROM (
    SELECT sum(r.due_kobo) FROM withholding_rows r WHERE r.schedule_id = new.schedule_id AND r.beneficiary = new.beneficiary
  ) THEN
    RAISE EXCEPTION 'a credit note says what is filed and receipted'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_notes_of_filed', TABLE = 'withholding_notes';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE TRIGGER withholding_notes_guard BEFORE INSERT OR UPDATE ON withholding_notes FOR EACH ROW EXECUTE FUNCTION guard_withholding_note();--> statement-breakpoint

CREATE TRIGGER withholding_notes_no_delete BEFORE DELETE OR TRUNCATE ON withholding_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Papers of a month that say more of somebody than its newest filing does, and that nobody has taken back.
CREATE FUNCTION withholding_notes_out(p_schedule uuid) RETURNS TABLE (schedule_id uuid, beneficiary text, beyond_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT n.schedule_id, n.beneficiary, (n.tax_kobo - d.kobo)::bigint
  FROM withholding_schedules of_credit JOIN withholding_schedules s ON s.tpui = of_credit.tpui AND s.month = of_credit.month
    JOIN withholding_notes n ON n.schedule_id = s.id AND n.taken_back_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.due_kobo), 0) AS kobo FROM withholding_rows r WHERE r.beneficiary = n.beneficiary AND r.schedule_id = (
      SELECT l.id FROM withholding_schedules l WHERE l.tpui = s.tpui AND l.month = s.month AND l.state = 'filed' ORDER BY l.version DESC LIMIT 1)
  ) d WHERE of_credit.id = p_schedule AND n.tax_kobo > d.kobo
$$;--> statement-breakpoint

ALTER TABLE "paye_credits" ALTER COLUMN "schedule_id" DROP NOT NULL;--> statement-breakpoint

ALTER TABLE "paye_credits" ADD COLUMN "withholding_schedule_id" uuid;--> statement-breakpoint

ALTER TABLE "paye_credits" ADD CONSTRAINT "paye_credits_withholding_schedule_id_unique" UNIQUE("withholding_schedule_id");--> statement-breakpoint

ALTER TABLE "paye_credits" ADD CONSTRAINT "paye_credits_withholding_schedule_id_withholding_schedules_id_fk" FOREIGN KEY ("withholding_schedule_id") REFERENCES "public"."withholding_schedules"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint

ALTER TABLE "paye_credits" VALIDATE CONSTRAINT "paye_credits_withholding_schedule_id_withholding_schedules_id_fk";--> statement-breakpoint

ALTER TABLE "paye_credits" ADD CONSTRAINT "paye_credits_month_check" CHECK (("paye_credits"."schedule_id" is null) <> ("paye_credits"."withholding_schedule_id" is null)) NOT VALID;--> statement-breakpoint

ALTER TABLE "paye_credits" VALIDATE CONSTRAINT "paye_credits_month_check";--> statement-breakpoint

-- Months of both taxes, every version of them.
CREATE VIEW tax_months WITH (security_invoker = true) AS
  SELECT 'paye' AS tax, id AS schedule_id, tpui, month, version, state, due_kobo, before_kobo, replaced_kobo, bill_id, filed_at FROM paye_schedules
  UNION ALL
  SELECT 'withholding', id, tpui, month, version, state, due_kobo, before_kobo, replaced_kobo, bill_id, filed_at FROM withholding_schedules;--> statement-breakpoint

-- Of which month a credit is.
CREATE FUNCTION month_of_credit(p_credit paye_credits) RETURNS SETOF tax_months LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT * FROM tax_months WHERE schedule_id = coalesce(p_credit.schedule_id, p_credit.withholding_schedule_id)
$$;--> statement-breakpoint

CREATE FUNCTION credits_of_month(of_tax text, of_tpui text, of_month date) RETURNS SETOF paye_credits LANGUAGE sql STABLE AS $$
  SELECT c.* FROM tax_months m JOIN paye_credits c ON c.schedule_id = m.schedule_id WHERE of_tax = 'paye' AND m.tax = 'paye' AND m.tpui = of_tpui AND m.month = of_month
  UNION ALL
  SELECT c.* FROM tax_months m JOIN paye_credits c ON c.withholding_schedule_id = m.schedule_id
  WHERE of_tax = 'withholding' AND m.tax = 'withholding' AND m.tpui = of_tpui AND m.month = of_month
$$;--> statement-breakpoint

-- What of a month's bills was given back as credit.
CREATE FUNCTION month_credited(of_tax text, of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount_kobo), 0)::bigint FROM credits_of_month(of_tax, of_tpui, of_month) WHERE state = 'granted'
$$;--> statement-breakpoint

-- What a version leaves billed: what was given back as credit is billed no more.
CREATE FUNCTION withholding_stands_billed(p_schedule withholding_schedules) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(p_schedule.due_kobo, p_schedule.before_kobo - p_schedule.replaced_kobo)
    - coalesce((SELECT c.amount_kobo FROM paye_credits c WHERE c.withholding_schedule_id = p_schedule.id AND c.state = 'granted'), 0)
$$;--> statement-breakpoint

-- The bills a month is paid by: its own, or the parts of a plan in their place.
CREATE FUNCTION month_paying_bills(of_tax text, of_tpui text, of_month date) RETURNS TABLE (bill_id uuid) LANGUAGE sql STABLE AS $$
  SELECT bill_id FROM paye_paying_bills(of_tpui, of_month) WHERE of_tax = 'paye'
  UNION ALL SELECT bill_id FROM withholding_paying_bills(of_tpui, of_month) WHERE of_tax = 'withholding'
$$;--> statement-breakpoint

-- What of it is paid and was not given back as credit; null while a bill of it is not paid.
CREATE FUNCTION month_paid(of_tax text, of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_and(b.standing = 'paid') THEN sum(b.total_kobo)::bigint - month_credited(of_tax, of_tpui, of_month) END
  FROM month_paying_bills(of_tax, of_tpui, of_month) x JOIN bills b ON b.id = x.bill_id
$$;--> statement-breakpoint

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
  IF new.bill_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.total_kobo = new.due_kobo - new.before_kobo + new.replaced_kobo) THEN
    RAISE EXCEPTION 'the bill of schedule % is of another amount', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_schedules_billed', TABLE = 'withholding_schedules';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- At commit, whoever cancelled: what a filed month is billed for stands, and beside it what its credits have given back.
CREATE OR REPLACE FUNCTION keep_bill_of_filed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (
    SELECT v.tax, v.tpui, v.month, sum(CASE WHEN v.next_before IS NULL THEN v.stood ELSE v.stood - v.next_before END) AS owed FROM (
      SELECT s.tax, s.tpui, s.month, greatest(s.due_kobo, s.before_kobo - s.replaced_kobo) AS stood,
        lead(s.before_kobo) OVER (PARTITION BY s.tax, s.tpui, s.month ORDER BY s.version) AS next_before
      FROM (SELECT DISTINCT x.tax, x.tpui, x.month FROM tax_months x WHERE x.bill_id = new.id) o
        JOIN tax_months s ON s.tax = o.tax AND s.tpui = o.tpui AND s.month = o.month WHERE s.state = 'filed'
    ) v GROUP BY v.tax, v.tpui, v.month
    ) m WHERE m.owed <> (SELECT coalesce(sum(b.total_kobo), 0) FROM (
      SELECT * FROM paye_bills(m.tpui, m.month) WHERE m.tax = 'paye' UNION ALL SELECT * FROM withholding_bills(m.tpui, m.month) WHERE m.tax = 'withholding'
    ) b WHERE is_standing_bill(b.bill_id))
  ) THEN
    RAISE EXCEPTION 'bill % is of a filed month', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_filed_months_stay', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Every credit is work from the moment its month was filed; one that waits gives way to a later filing.
CREATE OR REPLACE FUNCTION open_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_tax text := CASE tg_table_name WHEN 'paye_schedules' THEN 'paye' ELSE 'withholding' END;
  over bigint := greatest(new.due_kobo, new.before_kobo - new.replaced_kobo) - new.due_kobo;
  made uuid;
  item uuid;
BEGIN
  INSERT INTO work_steps (item_id, move, at)
    SELECT w.id, 'lapse', greatest(new.filed_at, w.since) FROM credits_of_month(of_tax, new.tpui, new.month) c
      JOIN work_items w ON w.kind = 'paye-credit' AND w.subject = 'paye-credit:' || c.id WHERE c.state IN ('open', 'proposed');
  IF over <= 0 OR coalesce(month_paid(of_tax, new.tpui, new.month), 0) - new.due_kobo < over THEN RETURN NULL; END IF;
  INSERT INTO paye_credits (schedule_id, withholding_schedule_id, tpui, amount_kobo)
    VALUES (CASE of_tax WHEN 'paye' THEN new.id END, CASE of_tax WHEN 'withholding' THEN new.id END, new.tpui, over) RETURNING id INTO made;
  INSERT INTO work_items (kind, state, subject, reference, tpui, opened_at, since)
    VALUES ('paye-credit', 'open', 'paye-credit:' || made, new.tpui || ', ' || to_char(new.month, 'YYYY-MM'), new.tpui, new.filed_at, new.filed_at)
    RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.filed_at);
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER withholding_schedules_credit AFTER UPDATE OF state ON withholding_schedules FOR EACH ROW
  WHEN (old.state = 'draft' AND new.state = 'filed') EXECUTE FUNCTION open_paye_credit();--> statement-breakpoint

-- What a draft of the month finds billed before it, after a credit was given or taken back; its payer looks at it again.
CREATE OR REPLACE FUNCTION renew_paye_draft(p_credit paye_credits) RETURNS void LANGUAGE sql AS $$
  UPDATE paye_schedules d SET before_kobo = paye_stands_billed(s), saved_at = date_trunc('milliseconds', clock_timestamp())
  FROM paye_schedules s WHERE s.id = p_credit.schedule_id AND d.tpui = s.tpui AND d.month = s.month AND d.state = 'draft' AND d.version = s.version + 1;
  UPDATE withholding_schedules d SET before_kobo = withholding_stands_billed(s), saved_at = date_trunc('milliseconds', clock_timestamp())
  FROM withholding_schedules s
  WHERE s.id = p_credit.withholding_schedule_id AND d.tpui = s.tpui AND d.month = s.month AND d.state = 'draft' AND d.version = s.version + 1
$$;--> statement-breakpoint

-- Figures of what was collected follow the books: less by the credit, on a line of its own of the newest receipt of the month.
CREATE OR REPLACE FUNCTION count_paye_credit(p_credit paye_credits, p_sign int, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT k.receipt_id, 1000 + m.version, p_sign < 0, p_at, (p_at AT TIME ZONE 'Africa/Lagos')::date, k.bill_id, k.bill_reference, k.receipt_number,
    k.provider_reference, k.payer_name, k.payer_tpui, k.payer_key, k.revenue_head_id, k.mda_id, k.tax_office_id, k.lga_id,
    k.payer_category_id, k.channel_id, k.gateway_id, k.expert_system_id, k.engine_code_id, p_sign * p_credit.amount_kobo
  FROM collection_lines k, month_of_credit(p_credit) m
  WHERE k.receipt_id = p_credit.receipt_id AND k.position = 1 AND NOT k.is_void
$$;--> statement-breakpoint

-- Books, figures and draft of a credit that two persons granted. Lock order: month, then its schedules, then bills.
CREATE OR REPLACE FUNCTION grant_paye_credit(p_credit uuid, p_by uuid, p_reason text, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
  filed tax_months;
  newest uuid;
  moved uuid;
BEGIN
  SELECT m.* INTO filed FROM paye_credits c, month_of_credit(c) m WHERE c.id = p_credit;
  PERFORM pg_advisory_xact_lock(hashtextextended(filed.tax || ':' || filed.tpui || ':' || to_char(filed.month, 'YYYY-MM'), 0));
  PERFORM FROM paye_schedules WHERE filed.tax = 'paye' AND tpui = filed.tpui AND month = filed.month ORDER BY id FOR UPDATE;
  PERFORM FROM withholding_schedules WHERE filed.tax = 'withholding' AND tpui = filed.tpui AND month = filed.month ORDER BY id FOR UPDATE;
  PERFORM FROM bills WHERE id IN (SELECT bill_id FROM month_paying_bills(filed.tax, filed.tpui, filed.month)) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO credit FROM paye_credits WHERE id = p_credit;
  IF coalesce(month_paid(filed.tax, filed.tpui, filed.month), 0) - filed.due_kobo < credit.amount_kobo OR EXISTS (
    SELECT FROM month_paying_bills(filed.tax, filed.tpui, filed.month) x JOIN bill_overviews o ON o.bill_id = x.bill_id WHERE o.receipt_in_doubt
  ) THEN PERFORM refuse_paye_credit('the month is not paid beyond what is due', 'paye_credits_paid'); END IF;
  IF EXISTS (
    SELECT FROM month_paying_bills(filed.tax, filed.tpui, filed.month) x JOIN refunds f ON f.bill_id = x.bill_id WHERE f.state NOT IN ('refused', 'withdrawn')
  ) THEN PERFORM refuse_paye_credit('money of the month is being given back', 'paye_credits_refund'); END IF;
  SELECT r.id INTO newest FROM month_paying_bills(filed.tax, filed.tpui, filed.month) x JOIN receipts r ON r.bill_id = x.bill_id ORDER BY r.issued_at DESC, r.id DESC LIMIT 1;
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
CREATE OR REPLACE FUNCTION return_paye_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
  turned uuid;
BEGIN
  FOR credit IN
    SELECT c.* FROM receipts r CROSS JOIN LATERAL (
        SELECT DISTINCT x.tax, x.tpui, x.month FROM tax_months x WHERE x.bill_id = ANY (ARRAY(
          SELECT r.bill_id UNION ALL SELECT p.bill_id FROM instalments i JOIN instalment_plans p ON p.id = i.plan_id WHERE i.bill_id = r.bill_id))
      ) m CROSS JOIN LATERAL credits_of_month(m.tax, m.tpui, m.month) c
    WHERE r.id = new.receipt_id AND c.state = 'granted' AND r.issued_at <= c.decided_at ORDER BY c.id
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

CREATE OR REPLACE FUNCTION guard_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'proposed_by', 'reason', 'decided_by', 'decided_at', 'decision_reason', 'receipt_id', 'returned_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'open' OR NOT EXISTS (
      SELECT FROM month_of_credit(new) s WHERE s.state = 'filed' AND s.tpui = new.tpui
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
  IF new.state = 'granted' AND old.state <> 'granted' AND EXISTS (SELECT FROM withholding_notes_out(new.withholding_schedule_id))
  THEN PERFORM refuse_paye_credit('somebody holds a paper that claims it', 'paye_credits_notes'); END IF;
  IF new.state = 'granted' AND old.state <> 'granted' AND EXISTS (
    SELECT FROM withholding_schedules c JOIN withholding_schedules s ON s.tpui = c.tpui AND s.month = c.month
      JOIN withholding_notes n ON n.schedule_id = s.id WHERE c.id = new.withholding_schedule_id AND n.taken_back_by = new.decided_by
  ) THEN PERFORM refuse_paye_credit('who took its papers back does not decide it', 'paye_credits_notes_two_persons'); END IF;
  RETURN new;
END $$;--> statement-breakpoint

DROP FUNCTION paye_paid(text, date);
