-- The law clock: dated rules, deadlines with suspension and extension, ends that follow the calendar of Lagos. New tables; references
-- lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "deadline_extensions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deadline_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deadline_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	"extended_by" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "deadline_extensions_days_check" CHECK ("deadline_extensions"."days" between 1 and 365),
	CONSTRAINT "deadline_extensions_reason_check" CHECK (length("deadline_extensions"."reason") between 3 and 2000)
);
--> statement-breakpoint
CREATE TABLE "deadline_pauses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deadline_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deadline_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"reason" text NOT NULL,
	"paused_by" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"resumed_by" uuid,
	CONSTRAINT "deadline_pauses_reason_check" CHECK (length("deadline_pauses"."reason") between 3 and 2000),
	CONSTRAINT "deadline_pauses_days_check" CHECK ("deadline_pauses"."until_day" >= "deadline_pauses"."from_day"),
	CONSTRAINT "deadline_pauses_resumed_check" CHECK (("deadline_pauses"."until_day" is null) = ("deadline_pauses"."resumed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "deadlines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"rule_id" text NOT NULL,
	"rule_from" date NOT NULL,
	"started_on" date NOT NULL,
	"due_on" date,
	"told_stage" smallint DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deadlines_told_stage_check" CHECK ("deadlines"."told_stage" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "law_rules" (
	"id" text NOT NULL,
	"from_day" date NOT NULL,
	"title" jsonb NOT NULL,
	"length" integer NOT NULL,
	"unit" text NOT NULL,
	"rolls_to_working_day" boolean NOT NULL,
	"may_pause" boolean NOT NULL,
	"may_extend" boolean NOT NULL,
	"source" text NOT NULL,
	"is_law" boolean NOT NULL,
	CONSTRAINT "law_rules_id_from_day_pk" PRIMARY KEY("id","from_day"),
	CONSTRAINT "law_rules_length_check" CHECK ("law_rules"."length" between 1 and 3660),
	CONSTRAINT "law_rules_unit_check" CHECK ("law_rules"."unit" in ('days', 'working-days'))
);
--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "deadline_id" uuid;--> statement-breakpoint
ALTER TABLE "deadline_extensions" ADD CONSTRAINT "deadline_extensions_deadline_id_deadlines_id_fk" FOREIGN KEY ("deadline_id") REFERENCES "public"."deadlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_extensions" ADD CONSTRAINT "deadline_extensions_extended_by_users_id_fk" FOREIGN KEY ("extended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_pauses" ADD CONSTRAINT "deadline_pauses_deadline_id_deadlines_id_fk" FOREIGN KEY ("deadline_id") REFERENCES "public"."deadlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_pauses" ADD CONSTRAINT "deadline_pauses_paused_by_users_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_pauses" ADD CONSTRAINT "deadline_pauses_resumed_by_users_id_fk" FOREIGN KEY ("resumed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_rule_id_rule_from_law_rules_id_from_day_fk" FOREIGN KEY ("rule_id","rule_from") REFERENCES "public"."law_rules"("id","from_day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_extensions_deadline_id_idx" ON "deadline_extensions" USING btree ("deadline_id");--> statement-breakpoint
CREATE INDEX "deadline_extensions_extended_by_idx" ON "deadline_extensions" USING btree ("extended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "deadline_pauses_open_idx" ON "deadline_pauses" USING btree ("deadline_id") WHERE "deadline_pauses"."until_day" is null;--> statement-breakpoint
CREATE INDEX "deadline_pauses_deadline_id_idx" ON "deadline_pauses" USING btree ("deadline_id");--> statement-breakpoint
CREATE INDEX "deadline_pauses_paused_by_idx" ON "deadline_pauses" USING btree ("paused_by");--> statement-breakpoint
CREATE INDEX "deadline_pauses_resumed_by_idx" ON "deadline_pauses" USING btree ("resumed_by");--> statement-breakpoint
CREATE INDEX "deadlines_running_idx" ON "deadlines" USING btree ("due_on","id") WHERE "deadlines"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "deadlines_rule_idx" ON "deadlines" USING btree ("rule_id","rule_from");--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_deadline_id_deadlines_id_fk" FOREIGN KEY ("deadline_id") REFERENCES "public"."deadlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_deadline_id_unique" UNIQUE("deadline_id");--> statement-breakpoint

-- The gazetted Nigeria Tax Administration Act 2025, by its sections; what is no law is our own promise.
INSERT INTO law_rules (id, from_day, title, length, unit, rolls_to_working_day, may_pause, may_extend, source, is_law) VALUES
  ('information.answer', '2026-01-01', '{"en": "Answer to a notice for information", "ha": "Amsar neman bayani"}', 7, 'days', true, false, true, 'Nigeria Tax Administration Act 2025, section 57', true),
  ('assessment.payment', '2026-01-01', '{"en": "Payment of an assessment", "ha": "Biyan haraji da aka tantance"}', 30, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 49(2)', true),
  ('objection.lodging', '2026-01-01', '{"en": "Objection to an assessment", "ha": "Ƙin yarda da tantancewa"}', 30, 'days', true, false, true, 'Nigeria Tax Administration Act 2025, section 41(3)', true),
  ('objection.decision', '2026-01-01', '{"en": "Decision on an objection, else it is upheld", "ha": "Yanke shawara kan ƙorafi, in ba haka ba an karɓe shi"}', 90, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 41(6)', true),
  ('determination.payment', '2026-01-01', '{"en": "Payment after a determination", "ha": "Biya bayan yanke shawara"}', 30, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 49(4)', true),
  ('demand.payment', '2026-01-01', '{"en": "Payment of a demand notice", "ha": "Biyan takardar buƙata"}', 30, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 65(2)', true),
  ('tcc.decision', '2026-01-01', '{"en": "Tax clearance certificate, or the reasons why not", "ha": "Takardar shaidar haraji, ko dalilin ƙin bayarwa"}', 14, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 72', true),
  ('refund.payment', '2026-01-01', '{"en": "Payment of a refund that was decided", "ha": "Mayar da kuɗi da aka amince"}', 90, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 55(3)', true),
  ('distrained-goods.keeping', '2026-01-01', '{"en": "Keeping of goods before their sale", "ha": "Ajiye kaya kafin sayarwa"}', 14, 'days', true, true, true, 'Nigeria Tax Administration Act 2025, section 61(5)', true),
  ('distrained-surplus.return', '2026-01-01', '{"en": "Return of the surplus of a sale", "ha": "Mayar da rarar kuɗin sayarwa"}', 90, 'days', false, false, false, 'Nigeria Tax Administration Act 2025, section 61(7)', true),
  ('receipt-correction.decision', '2026-01-01', '{"en": "Correction of a paid bill", "ha": "Gyaran takardar kuɗi da aka biya"}', 10, 'working-days', false, true, true, 'Promise of the service', false),
  ('office-change.release', '2026-01-01', '{"en": "Release to another tax office", "ha": "Saki zuwa wani ofis"}', 5, 'working-days', false, true, true, 'Promise of the service', false),
  ('declaration.check', '2026-01-01', '{"en": "Check of a declaration", "ha": "Duba bayanin kai"}', 10, 'working-days', false, true, true, 'Promise of the service', false),
  ('holiday.release', '2026-01-01', '{"en": "Release of a public holiday", "ha": "Amincewa da ranar hutu"}', 2, 'working-days', false, false, false, 'Promise of the service', false);--> statement-breakpoint
CREATE TRIGGER law_rules_owner BEFORE INSERT ON law_rules FOR EACH STATEMENT EXECUTE FUNCTION only_by_owner();--> statement-breakpoint
CREATE TRIGGER law_rules_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON law_rules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION is_working_day(p_day date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT extract(isodow FROM p_day) < 6 AND NOT EXISTS (SELECT FROM public_holidays WHERE day = p_day)
$$;--> statement-breakpoint

-- The last day of a deadline, null while it is paused. The first day that counts is the one after its start.
CREATE FUNCTION deadline_end(p_id uuid, p_rule text, p_from date, p_started date) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  rule law_rules;
  reached date := p_started;
  remaining int;
BEGIN
  IF EXISTS (SELECT FROM deadline_pauses WHERE deadline_id = p_id AND until_day IS NULL) THEN RETURN NULL; END IF;
  SELECT * INTO rule FROM law_rules WHERE id = p_rule AND from_day = p_from;
  remaining := rule.length + coalesce((SELECT sum(days) FROM deadline_extensions WHERE deadline_id = p_id), 0);
  WHILE remaining > 0 LOOP
    reached := reached + 1;
    CONTINUE WHEN EXISTS (SELECT FROM deadline_pauses WHERE deadline_id = p_id AND reached >= from_day AND reached < until_day);
    CONTINUE WHEN rule.unit = 'working-days' AND NOT is_working_day(reached);
    remaining := remaining - 1;
  END LOOP;
  IF rule.rolls_to_working_day THEN
    WHILE NOT is_working_day(reached) LOOP reached := reached + 1; END LOOP;
  END IF;
  RETURN reached;
END $$;--> statement-breakpoint

-- 0, near (two thirds), urgent (nine tenths), passed; nothing while it is paused.
CREATE FUNCTION deadline_stage(p_started date, p_due date, p_today date) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_due IS NULL THEN 0
    WHEN p_today > p_due THEN 3
    WHEN p_today >= p_started + ceil((p_due - p_started) * 0.9)::int THEN 2
    WHEN p_today >= p_started + ceil((p_due - p_started) * 2 / 3.0)::int THEN 1
    ELSE 0
  END
$$;--> statement-breakpoint

-- Whoever writes: the law is that of the first day, the end is computed, and what ended stays as it was.
CREATE FUNCTION guard_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    new.rule_from := (SELECT max(from_day) FROM law_rules WHERE id = new.rule_id AND from_day <= new.started_on);
    IF new.rule_from IS NULL OR new.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'no law says on % how long % takes', new.started_on, new.rule_id
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadlines_law', TABLE = 'deadlines';
    END IF;
    new.told_stage := 0;
  ELSIF old.ended_at IS NOT NULL OR (new.id, new.rule_id, new.rule_from, new.started_on) IS DISTINCT FROM (old.id, old.rule_id, old.rule_from, old.started_on) THEN
    RAISE EXCEPTION 'what was counted stays as it was'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadlines_stay', TABLE = 'deadlines';
  END IF;
  new.due_on := deadline_end(new.id, new.rule_id, new.rule_from, new.started_on);
  -- Another end is another thing to be told.
  IF tg_op = 'UPDATE' AND new.due_on IS DISTINCT FROM old.due_on THEN new.told_stage := 0; END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER deadlines_guard BEFORE INSERT OR UPDATE ON deadlines FOR EACH ROW EXECUTE FUNCTION guard_deadline();--> statement-breakpoint
CREATE TRIGGER deadlines_no_delete BEFORE DELETE OR TRUNCATE ON deadlines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Only what the law lets anybody change, only while it is counted, and never backwards.
CREATE FUNCTION guard_deadline_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted deadlines;
  rule law_rules;
  today date := (new.at AT TIME ZONE 'Africa/Lagos')::date;
  refusal text;
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF old.until_day IS NOT NULL OR to_jsonb(new) - '{until_day,resumed_by}'::text[] <> to_jsonb(old) - '{until_day,resumed_by}'::text[] THEN
      RAISE EXCEPTION 'a suspension stays on record'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadline_pauses_stay', TABLE = 'deadline_pauses';
    END IF;
    RETURN new;
  END IF;
  SELECT * INTO counted FROM deadlines WHERE id = new.deadline_id FOR UPDATE;
  SELECT * INTO rule FROM law_rules WHERE id = counted.rule_id AND from_day = counted.rule_from;
  refusal := CASE
    WHEN counted.ended_at IS NOT NULL THEN 'ended'
    WHEN tg_table_name = 'deadline_pauses' AND NOT rule.may_pause THEN 'fixed'
    WHEN tg_table_name = 'deadline_extensions' AND NOT rule.may_extend THEN 'fixed'
    WHEN counted.due_on < today THEN 'passed'
  END;
  IF refusal IS NULL AND tg_table_name = 'deadline_pauses' THEN
    IF (to_jsonb(new) ->> 'from_day')::date <> today THEN refusal := 'backdated'; END IF;
  END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the deadline % is not changed: %', counted.rule_id, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadlines_' || refusal, TABLE = 'deadlines';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER deadline_pauses_guard BEFORE INSERT OR UPDATE ON deadline_pauses FOR EACH ROW EXECUTE FUNCTION guard_deadline_change();--> statement-breakpoint
CREATE TRIGGER deadline_extensions_guard BEFORE INSERT ON deadline_extensions FOR EACH ROW EXECUTE FUNCTION guard_deadline_change();--> statement-breakpoint
CREATE TRIGGER deadline_pauses_no_delete BEFORE DELETE OR TRUNCATE ON deadline_pauses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER deadline_extensions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deadline_extensions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION follow_deadline_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The guard computes the end.
  UPDATE deadlines SET due_on = NULL WHERE id = new.deadline_id AND ended_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deadline_pauses_follow AFTER INSERT OR UPDATE ON deadline_pauses FOR EACH ROW EXECUTE FUNCTION follow_deadline_change();--> statement-breakpoint
CREATE TRIGGER deadline_extensions_follow AFTER INSERT ON deadline_extensions FOR EACH ROW EXECUTE FUNCTION follow_deadline_change();--> statement-breakpoint

-- A holiday that is released or taken back moves the ends it concerns: of working days those that run over it, of all days those that end
-- there or were rolled over it. What is paused is computed when it runs again.
CREATE FUNCTION follow_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed date := CASE WHEN tg_op = 'DELETE' THEN old.day ELSE new.day END;
BEGIN
  UPDATE deadlines d SET due_on = NULL FROM law_rules r
  WHERE r.id = d.rule_id AND r.from_day = d.rule_from AND d.ended_at IS NULL AND d.started_on < changed AND d.due_on >= changed
    AND (r.unit = 'working-days' OR (r.rolls_to_working_day AND d.due_on <= changed + 14));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER public_holidays_follow AFTER INSERT OR DELETE ON public_holidays FOR EACH ROW EXECUTE FUNCTION follow_holiday();--> statement-breakpoint

-- A case does not lose a deadline that is counted.
CREATE FUNCTION guard_work_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.deadline_id IS DISTINCT FROM old.deadline_id AND EXISTS (SELECT FROM deadlines WHERE id = old.deadline_id AND ended_at IS NULL) THEN
    RAISE EXCEPTION 'the deadline of this case is still counted'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_deadline_kept', TABLE = 'work_items';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER work_items_deadline BEFORE UPDATE OF deadline_id ON work_items FOR EACH ROW EXECUTE FUNCTION guard_work_deadline();--> statement-breakpoint

-- Cases that wait already are counted from the day they were opened.
DO $$
DECLARE
  item work_items;
  made uuid;
BEGIN
  FOR item IN SELECT * FROM work_items WHERE closed_at IS NULL AND kind IN ('declaration-check', 'holiday-release') LOOP
    INSERT INTO deadlines (rule_id, rule_from, started_on)
      VALUES (CASE item.kind WHEN 'declaration-check' THEN 'declaration.check' ELSE 'holiday.release' END, '2026-01-01',
        greatest((item.opened_at AT TIME ZONE 'Africa/Lagos')::date, '2026-01-01'))
      RETURNING id INTO made;
    UPDATE work_items SET deadline_id = made WHERE id = item.id;
  END LOOP;
END $$;
