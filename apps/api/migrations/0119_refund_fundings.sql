-- Money that the treasury moves to the account refunds are paid from is noted by one person, approved by another, and booked with it.
-- One new table with its rules.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "refund_fundings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"value_date" date NOT NULL,
	"advice" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_fundings_amount_kobo_check" CHECK ("refund_fundings"."amount_kobo" > 0),
	CONSTRAINT "refund_fundings_advice_check" CHECK (length("refund_fundings"."advice") between 3 and 60),
	CONSTRAINT "refund_fundings_state_check" CHECK ("refund_fundings"."state" in ('proposed', 'funded', 'refused', 'withdrawn')
        and ("refund_fundings"."state" = 'proposed') = ("refund_fundings"."decided_at" is null) and ("refund_fundings"."decided_at" is null) = ("refund_fundings"."decided_by" is null)),
	CONSTRAINT "refund_fundings_two_check" CHECK ("refund_fundings"."state" in ('proposed', 'withdrawn') or "refund_fundings"."decided_by" <> "refund_fundings"."proposed_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_fundings_advice_idx" ON "refund_fundings" USING btree ("advice") WHERE "refund_fundings"."state" in ('proposed', 'funded');--> statement-breakpoint
CREATE INDEX "refund_fundings_proposed_at_idx" ON "refund_fundings" USING btree ("proposed_at");--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund-funding', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund-funding', 'funded', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund-funding', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund-funding', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund-funding', 'approve', 'proposed', 'funded', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund-funding', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund-funding', 'withdraw', 'proposed', 'withdrawn', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

CREATE FUNCTION guard_refund_funding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' THEN PERFORM refuse_refund('a funding begins as a proposal', 'refund_fundings_begin'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at'] OR old.state <> 'proposed'
  THEN PERFORM refuse_refund('what was noted stays', 'refund_fundings_stay'); END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'refund-funding' AND w.subject = 'refund-funding:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) THEN PERFORM refuse_refund('a funding is decided by a step of its case', 'refund_fundings_by_steps'); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER refund_fundings_guard BEFORE INSERT OR UPDATE ON refund_fundings FOR EACH ROW EXECUTE FUNCTION guard_refund_funding();--> statement-breakpoint
CREATE TRIGGER refund_fundings_no_delete BEFORE DELETE OR TRUNCATE ON refund_fundings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION book_refund_funding(p_funding uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  funding refund_fundings;
  moved uuid;
BEGIN
  SELECT * INTO funding FROM refund_fundings WHERE id = p_funding;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('refund-funding', 'refund-funding:' || funding.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (moved, 'bank:refunds', funding.amount_kobo), (moved, 'bank:treasury', -funding.amount_kobo);
END $$;--> statement-breakpoint

-- At commit: what was approved is booked to the kobo, what is booked was approved, and what is noted is somebody's work.
CREATE FUNCTION check_refund_funding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  funding refund_fundings;
BEGIN
  SELECT * INTO funding FROM refund_fundings
    WHERE id = CASE tg_table_name WHEN 'refund_fundings' THEN (to_jsonb(new) ->> 'id')::uuid ELSE substr(to_jsonb(new) ->> 'reference', 16)::uuid END;
  IF funding.id IS NULL OR (funding.state = 'funded') <> EXISTS (
    SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'refund-funding' AND t.reference = 'refund-funding:' || funding.id AND e.account = 'bank:refunds' AND e.amount_kobo = funding.amount_kobo
  ) THEN PERFORM refuse_refund('the books say another thing about its funding', 'refund_fundings_booked'); END IF;
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'refund-funding' AND subject = 'refund-funding:' || funding.id) THEN
    PERFORM refuse_refund('a funding is no case', 'refund_fundings_are_work');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refund_fundings_complete AFTER INSERT OR UPDATE ON refund_fundings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund_funding();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_of_fundings AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind = 'refund-funding') EXECUTE FUNCTION check_refund_funding();
