-- People of tax offices: limits, portfolios, cards. New tables and functions; the trigger on `taxpayers` and foreign keys take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "portfolio_entries" (
	"tpui" text PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portfolio_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portfolio_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tpui" text NOT NULL,
	"from_id" uuid,
	"to_id" uuid,
	"batch" uuid NOT NULL,
	"moved_by" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "portfolio_moves_moves_check" CHECK ("portfolio_moves"."from_id" is distinct from "portfolio_moves"."to_id")
);
--> statement-breakpoint
CREATE TABLE "staff_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"valid_until" date NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"revoked_by" uuid,
	"revoked_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "staff_cards_revoked_check" CHECK (("staff_cards"."revoked_at" is null) = ("staff_cards"."revoked_by" is null))
);
--> statement-breakpoint
CREATE TABLE "tax_managers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"staff_number" text DEFAULT '' NOT NULL,
	"grade" text DEFAULT '' NOT NULL,
	"portfolio_limit" integer NOT NULL,
	"delegation_limit_kobo" bigint DEFAULT 0 NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "tax_managers_limits_check" CHECK ("tax_managers"."portfolio_limit" between 0 and 5000 and "tax_managers"."delegation_limit_kobo" >= 0)
);
--> statement-breakpoint
ALTER TABLE "portfolio_entries" ADD CONSTRAINT "portfolio_entries_tpui_taxpayers_tpui_fk" FOREIGN KEY ("tpui") REFERENCES "public"."taxpayers"("tpui") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_entries" ADD CONSTRAINT "portfolio_entries_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_moves" ADD CONSTRAINT "portfolio_moves_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_moves" ADD CONSTRAINT "portfolio_moves_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_moves" ADD CONSTRAINT "portfolio_moves_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_cards" ADD CONSTRAINT "staff_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_cards" ADD CONSTRAINT "staff_cards_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_cards" ADD CONSTRAINT "staff_cards_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_managers" ADD CONSTRAINT "tax_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_managers" ADD CONSTRAINT "tax_managers_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_entries_manager_id_idx" ON "portfolio_entries" USING btree ("manager_id","since");--> statement-breakpoint
CREATE INDEX "portfolio_moves_tpui_idx" ON "portfolio_moves" USING btree ("tpui","id");--> statement-breakpoint
CREATE INDEX "portfolio_moves_from_id_idx" ON "portfolio_moves" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "portfolio_moves_to_id_idx" ON "portfolio_moves" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "portfolio_moves_moved_by_idx" ON "portfolio_moves" USING btree ("moved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_cards_one_idx" ON "staff_cards" USING btree ("user_id") WHERE "staff_cards"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_cards_user_id_idx" ON "staff_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_cards_issued_by_idx" ON "staff_cards" USING btree ("issued_by");--> statement-breakpoint
CREATE INDEX "staff_cards_revoked_by_idx" ON "staff_cards" USING btree ("revoked_by");--> statement-breakpoint
CREATE INDEX "tax_managers_changed_by_idx" ON "tax_managers" USING btree ("changed_by");--> statement-breakpoint

-- A move makes the entry, within the office and below the limit; whoever moves to another office leaves the portfolio.
CREATE FUNCTION portfolio_limit_of(manager uuid) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT portfolio_limit FROM tax_managers WHERE user_id = manager), 600)
$$;--> statement-breakpoint

CREATE FUNCTION enact_portfolio_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  office smallint;
BEGIN
  SELECT home_office_id INTO office FROM taxpayers WHERE tpui = new.tpui FOR UPDATE;
  SELECT manager_id INTO new.from_id FROM portfolio_entries WHERE tpui = new.tpui;
  IF new.to_id IS NULL THEN
    DELETE FROM portfolio_entries WHERE tpui = new.tpui;
    RETURN new;
  END IF;
  IF NOT EXISTS (
    SELECT FROM users WHERE id = new.to_id AND status = 'active' AND tax_office_id = office
      AND active_role(id) IN ('Tax Office Director', 'Tax Office Manager', 'Tax Officer')
  ) THEN
    RAISE EXCEPTION 'taxpayer % is looked after by somebody of their own office', new.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'portfolio_moves_own_office', TABLE = 'portfolio_moves';
  END IF;
  INSERT INTO portfolio_entries (tpui, manager_id, since) VALUES (new.tpui, new.to_id, new.at)
  ON CONFLICT (tpui) DO UPDATE SET manager_id = excluded.manager_id, since = excluded.since;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER portfolio_moves_enact BEFORE INSERT ON portfolio_moves FOR EACH ROW EXECUTE FUNCTION enact_portfolio_move();--> statement-breakpoint
CREATE TRIGGER portfolio_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON portfolio_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Once for each statement, with the managers locked: two who fill the same portfolio are judged one after the other.
CREATE FUNCTION check_portfolio_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  manager uuid;
BEGIN
  FOR manager IN SELECT DISTINCT to_id FROM moved WHERE to_id IS NOT NULL ORDER BY 1 LOOP
    PERFORM FROM users WHERE id = manager FOR UPDATE;
    IF (SELECT count(*) FROM portfolio_entries WHERE manager_id = manager) > portfolio_limit_of(manager) THEN
      RAISE EXCEPTION 'the portfolio of % is full', manager
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'portfolio_moves_limit', TABLE = 'portfolio_moves';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER portfolio_moves_limit AFTER INSERT ON portfolio_moves REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION check_portfolio_limit();--> statement-breakpoint

CREATE FUNCTION guard_portfolio_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a portfolio changes by a move'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'portfolio_entries_by_moves', TABLE = 'portfolio_entries';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER portfolio_entries_guard BEFORE INSERT OR UPDATE OR DELETE ON portfolio_entries
  FOR EACH ROW EXECUTE FUNCTION guard_portfolio_entry();--> statement-breakpoint

CREATE FUNCTION leave_portfolio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_moves (tpui, from_id, to_id, batch, reason)
  SELECT tpui, manager_id, NULL, uuidv7(), 'Moved to another office' FROM portfolio_entries WHERE tpui = new.tpui;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER taxpayers_leave_portfolio AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id) EXECUTE FUNCTION leave_portfolio();--> statement-breakpoint

CREATE FUNCTION guard_staff_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.revoked_at IS NOT NULL OR (new.code, new.user_id, new.valid_until, new.issued_at) IS DISTINCT FROM (old.code, old.user_id, old.valid_until, old.issued_at) THEN
    RAISE EXCEPTION 'a card stays as it was issued, and revoked once it was'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'staff_cards_stay', TABLE = 'staff_cards';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_cards_guard BEFORE UPDATE ON staff_cards FOR EACH ROW EXECUTE FUNCTION guard_staff_card();
