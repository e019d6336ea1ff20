-- Penalty and interest of a broken plan are fixed by one person and billed or remitted by another. A new table, its triggers and the law of its cases.
-- The foreign keys ask for short locks on bills and plans; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "plan_penalties" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"plan_id" uuid NOT NULL,
	"state" text DEFAULT 'assessed' NOT NULL,
	"due_at_first_on" date NOT NULL,
	"as_of" date NOT NULL,
	"penalty_kobo" bigint NOT NULL,
	"interest_kobo" bigint NOT NULL,
	"law" text NOT NULL,
	"assessed_by" uuid NOT NULL,
	"assessed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"bill_id" uuid,
	CONSTRAINT "plan_penalties_bill_id_unique" UNIQUE("bill_id"),
	CONSTRAINT "plan_penalties_state_check" CHECK ("plan_penalties"."state" in ('assessed', 'returned', 'billed', 'waived')),
	CONSTRAINT "plan_penalties_amount_check" CHECK ("plan_penalties"."penalty_kobo" >= 0 and "plan_penalties"."interest_kobo" >= 0 and "plan_penalties"."penalty_kobo" + "plan_penalties"."interest_kobo" > 0),
	CONSTRAINT "plan_penalties_decided_check" CHECK (("plan_penalties"."state" = 'assessed') = ("plan_penalties"."decided_by" is null) and ("plan_penalties"."decided_by" is null) = ("plan_penalties"."decided_at" is null) and ("plan_penalties"."state" = 'billed') = ("plan_penalties"."bill_id" is not null)),
	CONSTRAINT "plan_penalties_two_persons" CHECK ("plan_penalties"."state" not in ('billed', 'waived') or "plan_penalties"."decided_by" <> "plan_penalties"."assessed_by")
);
--> statement-breakpoint
ALTER TABLE "plan_penalties" ADD CONSTRAINT "plan_penalties_plan_id_instalment_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."instalment_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_penalties" ADD CONSTRAINT "plan_penalties_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_penalties_one_assessed_idx" ON "plan_penalties" USING btree ("plan_id") WHERE "plan_penalties"."state" = 'assessed';--> statement-breakpoint
CREATE INDEX "plan_penalties_plan_id_idx" ON "plan_penalties" USING btree ("plan_id");--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('plan-penalty', 'open', ARRAY['system']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('plan-penalty', 'assessed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('plan-penalty', 'billed', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('plan-penalty', 'waived', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('plan-penalty', 'assess', 'open', 'assessed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('plan-penalty', 'bill', 'assessed', 'billed', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['assess']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('plan-penalty', 'return', 'assessed', 'open', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('plan-penalty', 'waive', 'assessed', 'waived', ARRAY['Tax Office Director']::text[], true, false, ARRAY['assess']::text[]);--> statement-breakpoint

CREATE FUNCTION guard_plan_penalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'assessed' OR NOT EXISTS (SELECT FROM instalment_plans WHERE id = new.plan_id AND state = 'broken') THEN
      RAISE EXCEPTION 'only a broken plan is assessed'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'plan_penalties_begin', TABLE = 'plan_penalties';
    END IF;
    RETURN new;
  END IF;
  IF old.state <> 'assessed' OR to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at', 'bill_id']
    <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at', 'bill_id']
  THEN
    RAISE EXCEPTION 'what was assessed of plan % stays, and is decided once', old.plan_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'plan_penalties_facts_fixed', TABLE = 'plan_penalties';
  END IF;
  IF new.state = 'billed' AND NOT EXISTS (
    SELECT FROM bills b JOIN instalment_plans p ON p.id = new.plan_id
      WHERE b.id = new.bill_id AND b.payer_tpui = p.payer_tpui AND b.total_kobo = new.penalty_kobo + new.interest_kobo
  ) THEN
    RAISE EXCEPTION 'the bill is not what was assessed of plan %', old.plan_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'plan_penalties_bill', TABLE = 'plan_penalties';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER plan_penalties_guard BEFORE INSERT OR UPDATE ON plan_penalties FOR EACH ROW EXECUTE FUNCTION guard_plan_penalty();--> statement-breakpoint
CREATE TRIGGER plan_penalties_no_delete BEFORE DELETE OR TRUNCATE ON plan_penalties
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
