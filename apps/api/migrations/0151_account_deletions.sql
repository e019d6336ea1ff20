-- An account is deleted by two persons: one proposes, another decides (specification, two-person rule). A new table; foreign keys and a trigger
-- of `users` take short locks. A process of the release before can delete, erase and close no account once this is in force: it answers
-- with a failure and changes nothing, until it is replaced.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "account_deletions_state_check" CHECK ("account_deletions"."state" in ('proposed', 'approved', 'refused', 'withdrawn', 'lapsed')),
	CONSTRAINT "account_deletions_reason_check" CHECK (length("account_deletions"."reason") between 5 and 500),
	CONSTRAINT "account_deletions_decided_check" CHECK (("account_deletions"."state" = 'proposed') = ("account_deletions"."decided_at" is null)),
	CONSTRAINT "account_deletions_decider_check" CHECK (("account_deletions"."state" in ('proposed', 'lapsed')) = ("account_deletions"."decided_by" is null)),
	CONSTRAINT "account_deletions_two_persons_check" CHECK ("account_deletions"."decided_by" is distinct from "account_deletions"."proposed_by" or "account_deletions"."state" = 'withdrawn'),
	CONSTRAINT "account_deletions_others_check" CHECK ("account_deletions"."proposed_by" <> "account_deletions"."user_id" and "account_deletions"."decided_by" is distinct from "account_deletions"."user_id")
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletions_pending_idx" ON "account_deletions" USING btree ("user_id") WHERE "account_deletions"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "account_deletions_user_id_idx" ON "account_deletions" USING btree ("user_id","proposed_at");--> statement-breakpoint
CREATE INDEX "account_deletions_proposed_by_idx" ON "account_deletions" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "account_deletions_decided_by_idx" ON "account_deletions" USING btree ("decided_by");--> statement-breakpoint

-- A proposal begins undecided, is a SuperAdmin's, and is decided once by one; what was proposed never changes.
CREATE FUNCTION guard_account_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting uuid := CASE tg_op WHEN 'INSERT' THEN new.proposed_by ELSE new.decided_by END;
  standing text;
  refusal text;
BEGIN
  SELECT status INTO standing FROM users WHERE id = new.user_id;
  refusal := CASE
    WHEN tg_op = 'INSERT' AND new.state <> 'proposed' THEN 'begin'
    WHEN tg_op = 'INSERT' AND standing = 'deleted' THEN 'gone'
    WHEN tg_op = 'UPDATE' AND (old.state <> 'proposed' OR new.state = 'proposed' OR (new.id, new.user_id, new.reason, new.proposed_by, new.proposed_at)
      IS DISTINCT FROM (old.id, old.user_id, old.reason, old.proposed_by, old.proposed_at)) THEN 'stay'
    WHEN new.state = 'lapsed' AND standing <> 'deleted' THEN 'lapse'
    WHEN new.state = 'lapsed' THEN NULL
    WHEN NOT EXISTS (SELECT FROM users WHERE id = acting AND status = 'active' AND active_role(id) = 'SuperAdmin') THEN 'super_admins'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'a deletion is proposed by one SuperAdmin and decided once, by another: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deletions_' || refusal, TABLE = 'account_deletions';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER account_deletions_guard BEFORE INSERT OR UPDATE ON account_deletions FOR EACH ROW EXECUTE FUNCTION guard_account_deletion();--> statement-breakpoint
CREATE TRIGGER account_deletions_no_delete BEFORE DELETE OR TRUNCATE ON account_deletions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- At commit: an approval is used up by the transaction it is given in, and lies about for nobody.
CREATE FUNCTION check_account_is_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = new.user_id AND status = 'deleted') THEN
    RAISE EXCEPTION 'a deletion was approved and not made'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deletions_made', TABLE = 'account_deletions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER account_deletions_made AFTER UPDATE ON account_deletions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'approved') EXECUTE FUNCTION check_account_is_deleted();--> statement-breakpoint

-- Who may go, and by what: a proposal that another SuperAdmin approved; a taxpayer by themselves, which holds for the transaction alone
-- (`portal.closed_by`); an erasure by data-protection law that another person answered than who wrote it down.
CREATE FUNCTION guard_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM account_deletions WHERE user_id = new.id AND state = 'approved')
    OR (current_setting('portal.closed_by', true) = new.id::text AND role_kind(active_role(new.id)) = 'taxpayer')
    OR EXISTS (
      SELECT FROM data_requests r JOIN work_items w ON w.kind = 'data-request' AND w.subject = 'data-request:' || r.id
        JOIN work_steps o ON o.item_id = w.id AND o.number = 1
        JOIN work_steps a ON a.item_id = w.id AND a.move = 'answer'
      WHERE r.user_id = new.id AND r."right" = 'erasure' AND w.state = 'answered' AND a.user_id <> o.user_id)
  THEN RETURN new; END IF;
  RAISE EXCEPTION 'an account is deleted by two persons'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'users_deleted_by_two', TABLE = 'users';
END $$;--> statement-breakpoint
CREATE TRIGGER users_deleted_by_two BEFORE UPDATE OF status ON users FOR EACH ROW
  WHEN (new.status = 'deleted' AND old.status <> 'deleted') EXECUTE FUNCTION guard_deleted_account();--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-deletion', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-deletion', 'approved', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-deletion', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-deletion', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-deletion', 'lapsed', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('account-deletion', 'approve', 'proposed', 'approved', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('account-deletion', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('account-deletion', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('account-deletion', 'lapse', 'proposed', 'lapsed', ARRAY['system']::text[], false, false, ARRAY[]::text[]);
