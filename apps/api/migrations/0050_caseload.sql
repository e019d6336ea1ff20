-- Work that moves: kinds of cases as data, cases, their steps, assignments, leave cover, capacities; holidays by two persons.
-- New tables; references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "work_moves" (
	"kind" text NOT NULL,
	"move" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actors" text[] NOT NULL,
	"needs_reason" boolean NOT NULL,
	"needs_document" boolean NOT NULL,
	"other_than" text[] NOT NULL,
	CONSTRAINT "work_moves_kind_move_from_state_pk" PRIMARY KEY("kind","move","from_state")
);
--> statement-breakpoint
CREATE TABLE "work_states" (
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"opened_by" text[],
	"is_final" boolean NOT NULL,
	CONSTRAINT "work_states_kind_state_pk" PRIMARY KEY("kind","state")
);
--> statement-breakpoint
CREATE TABLE "work_assignments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"assignee_id" uuid,
	"assigned_by" uuid NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "work_assignments_reason_check" CHECK (length("work_assignments"."reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "work_capacities" (
	"user_id" uuid NOT NULL,
	"capacity" text NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "work_capacities_user_id_capacity_pk" PRIMARY KEY("user_id","capacity"),
	CONSTRAINT "work_capacities_capacity_check" CHECK ("work_capacities"."capacity" in ('headquarters', 'legal'))
);
--> statement-breakpoint
CREATE TABLE "work_covers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"absent_id" uuid NOT NULL,
	"cover_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "work_covers_two_check" CHECK ("work_covers"."absent_id" <> "work_covers"."cover_id"),
	CONSTRAINT "work_covers_days_check" CHECK ("work_covers"."from_day" <= "work_covers"."until_day"),
	CONSTRAINT "work_covers_ended_check" CHECK (("work_covers"."ended_at" is null) = ("work_covers"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"office_id" smallint,
	"assignee_id" uuid,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_items_subject_key" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "work_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"move" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" uuid,
	"on_behalf_of" uuid,
	"role" text,
	"reason" text,
	"document" text,
	CONSTRAINT "work_steps_number_key" UNIQUE("item_id","number"),
	CONSTRAINT "work_steps_reason_check" CHECK (length("work_steps"."reason") <= 2000 and length("work_steps"."document") <= 200),
	CONSTRAINT "work_steps_behalf_check" CHECK ("work_steps"."on_behalf_of" is null or "work_steps"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "holiday_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"day" date NOT NULL,
	"name" jsonb,
	"source" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "holiday_proposals_action_check" CHECK ("holiday_proposals"."action" in ('add', 'remove')),
	CONSTRAINT "holiday_proposals_name_check" CHECK (("holiday_proposals"."action" = 'add') = ("holiday_proposals"."name" is not null)),
	CONSTRAINT "holiday_proposals_source_check" CHECK (length("holiday_proposals"."source") between 3 and 300)
);
--> statement-breakpoint
ALTER TABLE "public_holidays" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "work_moves" ADD CONSTRAINT "work_moves_kind_from_state_work_states_kind_state_fk" FOREIGN KEY ("kind","from_state") REFERENCES "public"."work_states"("kind","state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_moves" ADD CONSTRAINT "work_moves_kind_to_state_work_states_kind_state_fk" FOREIGN KEY ("kind","to_state") REFERENCES "public"."work_states"("kind","state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_assignments" ADD CONSTRAINT "work_assignments_item_id_work_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_assignments" ADD CONSTRAINT "work_assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_assignments" ADD CONSTRAINT "work_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_capacities" ADD CONSTRAINT "work_capacities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_capacities" ADD CONSTRAINT "work_capacities_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_covers" ADD CONSTRAINT "work_covers_absent_id_users_id_fk" FOREIGN KEY ("absent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_covers" ADD CONSTRAINT "work_covers_cover_id_users_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_covers" ADD CONSTRAINT "work_covers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_covers" ADD CONSTRAINT "work_covers_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_office_id_tax_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."tax_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind_state_work_states_kind_state_fk" FOREIGN KEY ("kind","state") REFERENCES "public"."work_states"("kind","state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_item_id_work_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_assignments_item_id_idx" ON "work_assignments" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "work_assignments_assignee_id_idx" ON "work_assignments" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "work_assignments_assigned_by_idx" ON "work_assignments" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "work_capacities_given_by_idx" ON "work_capacities" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "work_covers_absent_id_idx" ON "work_covers" USING btree ("absent_id");--> statement-breakpoint
CREATE INDEX "work_covers_cover_id_idx" ON "work_covers" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "work_covers_entered_by_idx" ON "work_covers" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "work_covers_ended_by_idx" ON "work_covers" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "work_items_open_idx" ON "work_items" USING btree ("opened_at","id") WHERE "work_items"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "work_items_since_idx" ON "work_items" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "work_items_reference_idx" ON "work_items" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "work_items_assignee_id_idx" ON "work_items" USING btree ("assignee_id") WHERE "work_items"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "work_items_office_id_idx" ON "work_items" USING btree ("office_id","opened_at");--> statement-breakpoint
CREATE INDEX "work_items_kind_state_idx" ON "work_items" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "work_steps_user_id_idx" ON "work_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_steps_on_behalf_of_idx" ON "work_steps" USING btree ("on_behalf_of");--> statement-breakpoint
CREATE INDEX "holiday_proposals_day_idx" ON "holiday_proposals" USING btree ("day","proposed_at");--> statement-breakpoint
ALTER TABLE "public_holidays" ADD CONSTRAINT "public_holidays_proposal_id_holiday_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."holiday_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_holidays" ADD CONSTRAINT "public_holidays_proposal_id_unique" UNIQUE("proposal_id");--> statement-breakpoint

-- The kinds, as the contract has them: one row each, compared by a test. Only the owner of the database may add rows, and nobody changes one.
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('declaration-check', 'received', ARRAY['system']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('declaration-check', 'confirmed', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('declaration-check', 'rejected', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('declaration-check', 'confirm', 'received', 'confirmed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('declaration-check', 'reject', 'received', 'rejected', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('holiday-release', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('holiday-release', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('holiday-release', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('holiday-release', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('holiday-release', 'release', 'proposed', 'released', ARRAY['SuperAdmin']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('holiday-release', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('holiday-release', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
CREATE FUNCTION only_by_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE') THEN
    RAISE EXCEPTION '% is written by migrations alone', tg_table_name
      USING ERRCODE = 'insufficient_privilege', CONSTRAINT = tg_table_name || '_owner', TABLE = tg_table_name;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER work_states_owner BEFORE INSERT ON work_states FOR EACH STATEMENT EXECUTE FUNCTION only_by_owner();--> statement-breakpoint
CREATE TRIGGER work_moves_owner BEFORE INSERT ON work_moves FOR EACH STATEMENT EXECUTE FUNCTION only_by_owner();--> statement-breakpoint
CREATE TRIGGER work_states_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON work_states FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER work_moves_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON work_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- An active account of staff whose work it is: administrators and Directors reach every office, others their own.
CREATE FUNCTION reaches_work(p_user uuid, p_office smallint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE active_role(id)
      WHEN 'Admin' THEN true WHEN 'Administrator' THEN true WHEN 'SuperAdmin' THEN true WHEN 'Tax Office Director' THEN true
      WHEN 'Tax Office Manager' THEN tax_office_id = p_office
      WHEN 'Tax Officer' THEN tax_office_id = p_office
      ELSE false
    END FROM users WHERE id = p_user AND status = 'active'
  ), false)
$$;--> statement-breakpoint

-- How far a role of staff goes within its house; nobody is covered by somebody who may less.
CREATE FUNCTION work_rank(p_role text) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_role
    WHEN 'Tax Officer' THEN 11 WHEN 'Tax Office Manager' THEN 12 WHEN 'Tax Office Director' THEN 13
    WHEN 'Admin' THEN 21 WHEN 'Administrator' THEN 21 WHEN 'SuperAdmin' THEN 22
  END
$$;--> statement-breakpoint
CREATE FUNCTION may_cover(p_cover uuid, p_absent uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT work_rank(active_role(c.id)) / 10 = work_rank(active_role(a.id)) / 10 AND work_rank(active_role(c.id)) >= work_rank(active_role(a.id))
    FROM users c, users a WHERE c.id = p_cover AND a.id = p_absent AND c.id <> a.id AND c.status = 'active' AND a.status = 'active'
  ), false)
$$;--> statement-breakpoint
CREATE FUNCTION covers_work(p_cover uuid, p_absent uuid, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT may_cover(p_cover, p_absent) AND EXISTS (
    SELECT FROM work_covers WHERE cover_id = p_cover AND absent_id = p_absent AND ended_at IS NULL
      AND (p_at AT TIME ZONE 'Africa/Lagos')::date BETWEEN from_day AND until_day
  )
$$;--> statement-breakpoint
CREATE FUNCTION acts_as(p_user uuid, p_by text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(role_kind(active_role(p_user)) IS NOT NULL AND active_role(p_user) = ANY (p_by), false) OR EXISTS (
    SELECT FROM work_capacities WHERE user_id = p_user AND capacity = ANY (p_by) AND active_role(p_user) = 'Tax Office Director'
  )
$$;--> statement-breakpoint

CREATE FUNCTION guard_new_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.version <> 0 OR new.assignee_id IS NOT NULL OR new.closed_at IS NOT NULL
    OR NOT EXISTS (SELECT FROM work_states WHERE kind = new.kind AND state = new.state AND opened_by IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a case of the kind % does not begin like this', new.kind
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_begin', TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_items_begin BEFORE INSERT ON work_items FOR EACH ROW EXECUTE FUNCTION guard_new_work();--> statement-breakpoint

-- At commit: a case without its first step would not say who opened it.
CREATE FUNCTION check_work_is_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_steps WHERE item_id = new.id AND number = 1) THEN
    RAISE EXCEPTION 'nobody opened this case'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_opened', TABLE = 'work_items';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER work_items_opened AFTER INSERT ON work_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_work_is_opened();--> statement-breakpoint

-- A step is a move: judged by the law of the kind, with the case locked. The same rules as decideMove() of the contract.
CREATE FUNCTION enact_work_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item work_items;
  rule work_moves;
  acting uuid := coalesce(new.on_behalf_of, new.user_id);
  refusal text;
BEGIN
  SELECT * INTO item FROM work_items WHERE id = new.item_id FOR UPDATE;
  new.number := item.version + 1;
  new.role := active_role(new.user_id);
  IF item.version = 0 THEN
    SELECT kind, 'open', state, state, opened_by, false, false, ARRAY[]::text[] INTO rule
      FROM work_states WHERE kind = item.kind AND state = item.state AND new.move = 'open';
  ELSE
    SELECT * INTO rule FROM work_moves WHERE kind = item.kind AND move = new.move AND from_state = item.state;
  END IF;
  refusal := CASE
    WHEN rule.kind IS NULL THEN 'legal_moves'
    WHEN new.user_id IS NULL AND NOT 'system' = ANY (rule.actors) THEN 'who'
    WHEN new.user_id IS NULL THEN NULL
    WHEN NOT EXISTS (SELECT FROM users WHERE id = new.user_id AND status = 'active') THEN 'who'
    WHEN new.on_behalf_of IS NOT NULL AND NOT covers_work(new.user_id, new.on_behalf_of, new.at) THEN 'cover'
    WHEN NOT acts_as(acting, rule.actors) THEN 'who'
    WHEN item.version > 0 AND NOT reaches_work(acting, item.office_id) THEN 'reach'
    WHEN EXISTS (
      SELECT FROM work_steps s WHERE s.item_id = item.id AND s.move = ANY (rule.other_than)
        AND (s.user_id IN (new.user_id, new.on_behalf_of) OR s.on_behalf_of IN (new.user_id, new.on_behalf_of))
    ) THEN 'two_persons'
  END;
  IF refusal IS NULL AND rule.needs_reason AND coalesce(new.reason, '') !~ '\S' THEN refusal := 'reason'; END IF;
  IF refusal IS NULL AND rule.needs_document AND coalesce(new.document, '') !~ '\S' THEN refusal := 'document'; END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the law of % refuses % from %: %', item.kind, new.move, item.state, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_' || refusal, TABLE = 'work_items';
  END IF;
  new.to_state := rule.to_state;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_steps_enact BEFORE INSERT ON work_steps FOR EACH ROW EXECUTE FUNCTION enact_work_step();--> statement-breakpoint
CREATE FUNCTION follow_work_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_items SET state = new.to_state, version = new.number, since = new.at,
    closed_at = CASE WHEN (SELECT is_final FROM work_states s WHERE s.kind = work_items.kind AND s.state = new.to_state) THEN new.at END
  WHERE id = new.item_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER work_steps_follow AFTER INSERT ON work_steps FOR EACH ROW EXECUTE FUNCTION follow_work_step();--> statement-breakpoint

CREATE FUNCTION enact_work_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item work_items;
  refusal text;
BEGIN
  SELECT * INTO item FROM work_items WHERE id = new.item_id FOR UPDATE;
  refusal := CASE
    WHEN item.closed_at IS NOT NULL THEN 'closed'
    WHEN NOT reaches_work(new.assigned_by, item.office_id) THEN 'reach'
    WHEN new.assignee_id IS NOT NULL AND NOT reaches_work(new.assignee_id, item.office_id) THEN 'assignee'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'this case is not given to this person: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_' || refusal, TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_assignments_enact BEFORE INSERT ON work_assignments FOR EACH ROW EXECUTE FUNCTION enact_work_assignment();--> statement-breakpoint
CREATE FUNCTION follow_work_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_items SET assignee_id = new.assignee_id WHERE id = new.item_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER work_assignments_follow AFTER INSERT ON work_assignments FOR EACH ROW EXECUTE FUNCTION follow_work_assignment();--> statement-breakpoint

-- A case has the state of its last step and the assignee of its last assignment, whoever writes.
CREATE FUNCTION guard_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.kind, new.subject, new.reference, new.office_id, new.opened_at)
    IS DISTINCT FROM (old.id, old.kind, old.subject, old.reference, old.office_id, old.opened_at)
  THEN
    RAISE EXCEPTION 'what a case is about never changes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_facts_fixed', TABLE = 'work_items';
  END IF;
  IF (new.state, new.version, new.since, new.closed_at) IS DISTINCT FROM (old.state, old.version, old.since, old.closed_at)
    AND NOT EXISTS (
      SELECT FROM work_steps s JOIN work_states t ON t.kind = new.kind AND t.state = s.to_state
      WHERE s.item_id = new.id AND s.number = new.version AND new.version = old.version + 1 AND s.to_state = new.state AND s.at = new.since
        AND new.closed_at IS NOT DISTINCT FROM CASE WHEN t.is_final THEN s.at END
    )
  THEN
    RAISE EXCEPTION 'a case moves by a step'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_moves_by_steps', TABLE = 'work_items';
  END IF;
  IF new.assignee_id IS DISTINCT FROM old.assignee_id AND new.assignee_id IS DISTINCT FROM (
    SELECT assignee_id FROM work_assignments WHERE item_id = new.id ORDER BY id DESC LIMIT 1
  ) THEN
    RAISE EXCEPTION 'a case is given by an assignment'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_given_by_assignments', TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_items_guard BEFORE UPDATE ON work_items FOR EACH ROW EXECUTE FUNCTION guard_work();--> statement-breakpoint
CREATE TRIGGER work_items_no_delete BEFORE DELETE OR TRUNCATE ON work_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER work_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON work_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER work_assignments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON work_assignments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF to_jsonb(new) - '{ended_at,ended_by}'::text[] <> to_jsonb(old) - '{ended_at,ended_by}'::text[] OR old.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'who stood in for whom stays on record'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_covers_stay', TABLE = 'work_covers';
    END IF;
  ELSIF NOT may_cover(new.cover_id, new.absent_id) THEN
    RAISE EXCEPTION 'nobody is covered by somebody of another house or a lower role'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_covers_suitable', TABLE = 'work_covers';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_covers_guard BEFORE INSERT OR UPDATE ON work_covers FOR EACH ROW EXECUTE FUNCTION guard_cover();--> statement-breakpoint
CREATE TRIGGER work_covers_no_delete BEFORE DELETE OR TRUNCATE ON work_covers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF active_role(new.user_id) IS DISTINCT FROM 'Tax Office Director' OR active_role(new.given_by) IS DISTINCT FROM 'SuperAdmin' THEN
    RAISE EXCEPTION 'a SuperAdmin gives capacities to Directors'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_capacities_suitable', TABLE = 'work_capacities';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_capacities_guard BEFORE INSERT OR UPDATE ON work_capacities FOR EACH ROW EXECUTE FUNCTION guard_capacity();--> statement-breakpoint

-- Holidays: what two persons released, once, and nothing else. Those of the installation are written by the owner of the database.
CREATE TRIGGER holiday_proposals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON holiday_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION is_released_holiday(p_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM work_items WHERE kind = 'holiday-release' AND subject = 'holiday:' || p_id AND state = 'released')
$$;--> statement-breakpoint
CREATE FUNCTION guard_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lawful boolean := false;
BEGIN
  IF tg_op = 'INSERT' AND new.proposal_id IS NULL THEN
    -- The installation writes its holidays at every start: what was taken back since stays away.
    IF EXISTS (SELECT FROM holiday_proposals p WHERE p.action = 'remove' AND p.day = new.day AND is_released_holiday(p.id)) THEN
      RETURN NULL;
    END IF;
    lawful := pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE');
  ELSIF tg_op = 'INSERT' THEN
    SELECT true INTO lawful FROM holiday_proposals p
    WHERE p.id = new.proposal_id AND p.action = 'add' AND p.day = new.day AND p.name = new.name AND is_released_holiday(p.id)
      AND NOT EXISTS (
        SELECT FROM holiday_proposals later
        WHERE later.action = 'remove' AND later.day = p.day AND later.proposed_at >= p.proposed_at AND is_released_holiday(later.id)
      );
  ELSIF tg_op = 'DELETE' THEN
    SELECT true INTO lawful FROM holiday_proposals p
    WHERE p.action = 'remove' AND p.day = old.day AND is_released_holiday(p.id)
      AND p.proposed_at >= coalesce((SELECT proposed_at FROM holiday_proposals WHERE id = old.proposal_id), '-infinity') LIMIT 1;
  END IF;
  IF lawful IS NOT TRUE THEN
    RAISE EXCEPTION 'a public holiday is released by two persons'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'public_holidays_released', TABLE = 'public_holidays';
  END IF;
  RETURN CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER public_holidays_released BEFORE INSERT OR UPDATE OR DELETE ON public_holidays FOR EACH ROW EXECUTE FUNCTION guard_holiday();--> statement-breakpoint
CREATE TRIGGER public_holidays_no_truncate BEFORE TRUNCATE ON public_holidays FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- What was declared and waits stands in the queue from now on.
INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
  SELECT 'declaration-check', 'received', 'declaration:' || id, reference, received_at, received_at
  FROM infrastructure_declarations WHERE state = 'received';--> statement-breakpoint
INSERT INTO work_steps (item_id, number, move, to_state, at)
  SELECT id, 1, 'open', state, opened_at FROM work_items;--> statement-breakpoint
-- Checked now: a table with checks still to come cannot be altered by what follows in this transaction.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
