-- Where the money of each MDA goes: changed by two SuperAdmins, each with a code of the second factor. One new table.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "treasury_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"mda_id" integer NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "treasury_accounts_state_check" CHECK ("treasury_accounts"."state" in ('proposed', 'active', 'refused', 'withdrawn', 'replaced')
        and ("treasury_accounts"."state" = 'proposed') = ("treasury_accounts"."decided_at" is null) and ("treasury_accounts"."decided_at" is null) = ("treasury_accounts"."decided_by" is null)),
	CONSTRAINT "treasury_accounts_two_check" CHECK ("treasury_accounts"."state" in ('proposed', 'withdrawn') or "treasury_accounts"."decided_by" <> "treasury_accounts"."proposed_by"),
	CONSTRAINT "treasury_accounts_number_check" CHECK ("treasury_accounts"."account_number" ~ '^[0-9]{10}$' and "treasury_accounts"."bank_code" ~ '^[0-9]{3}$' and length("treasury_accounts"."account_name") between 3 and 80)
);
--> statement-breakpoint
ALTER TABLE "treasury_accounts" ADD CONSTRAINT "treasury_accounts_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "treasury_accounts_active_idx" ON "treasury_accounts" USING btree ("mda_id") WHERE "treasury_accounts"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "treasury_accounts_waits_idx" ON "treasury_accounts" USING btree ("mda_id") WHERE "treasury_accounts"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "treasury_accounts_mda_id_idx" ON "treasury_accounts" USING btree ("mda_id","proposed_at");--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('treasury-account', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('treasury-account', 'active', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('treasury-account', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('treasury-account', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('treasury-account', 'approve', 'proposed', 'active', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('treasury-account', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('treasury-account', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

-- What an account says never changes; it comes into force by a step of its case alone, and the one before it ends with it.
CREATE FUNCTION guard_treasury_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' THEN
      RAISE EXCEPTION 'an account begins as a proposal'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_begin', TABLE = 'treasury_accounts';
    END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at']
    OR (old.state, new.state) NOT IN (('proposed', 'active'), ('proposed', 'refused'), ('proposed', 'withdrawn'), ('active', 'replaced'))
    OR (old.state = 'active' AND (new.decided_by, new.decided_at) IS DISTINCT FROM (old.decided_by, old.decided_at))
  THEN
    RAISE EXCEPTION 'what treasury account % says stays', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_stay', TABLE = 'treasury_accounts';
  END IF;
  IF old.state = 'proposed' AND NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'treasury-account' AND w.subject = 'treasury-account:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) THEN
    RAISE EXCEPTION 'treasury account % is decided by a step of its case', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_by_steps', TABLE = 'treasury_accounts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER treasury_accounts_guard BEFORE INSERT OR UPDATE ON treasury_accounts FOR EACH ROW EXECUTE FUNCTION guard_treasury_account();--> statement-breakpoint
CREATE TRIGGER treasury_accounts_no_delete BEFORE DELETE OR TRUNCATE ON treasury_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION check_treasury_account_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'treasury-account' AND subject = 'treasury-account:' || new.id) THEN
    RAISE EXCEPTION 'nobody is asked about treasury account %', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_are_work', TABLE = 'treasury_accounts';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER treasury_accounts_are_work AFTER INSERT ON treasury_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_treasury_account_is_work();
