-- Officers' questions about tax withheld, as they ask about PAYE. New tables only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "withholding_queries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"position" integer,
	"asked_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withholding_query_words" (
	"query_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"said_by" uuid NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withholding_query_words_query_id_position_pk" PRIMARY KEY("query_id","position"),
	CONSTRAINT "withholding_query_words_side_check" CHECK ("withholding_query_words"."side" in ('office', 'employer') and ("withholding_query_words"."position" > 1 or "withholding_query_words"."side" = 'office')),
	CONSTRAINT "withholding_query_words_text_check" CHECK (length("withholding_query_words"."text") between 3 and 2000 and "withholding_query_words"."position" >= 1)
);
--> statement-breakpoint
ALTER TABLE "withholding_queries" ADD CONSTRAINT "withholding_queries_schedule_id_withholding_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."withholding_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_queries" ADD CONSTRAINT "withholding_queries_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_query_words" ADD CONSTRAINT "withholding_query_words_query_id_withholding_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."withholding_queries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_query_words" ADD CONSTRAINT "withholding_query_words_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withholding_queries_schedule_id_idx" ON "withholding_queries" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "withholding_queries_asked_by_idx" ON "withholding_queries" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "withholding_query_words_said_by_idx" ON "withholding_query_words" USING btree ("said_by");--> statement-breakpoint

-- A question is about what is filed, and about a row that is there; what was said stays.
CREATE FUNCTION guard_withholding_query() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM withholding_schedules s WHERE s.id = new.schedule_id AND s.state = 'filed')
    OR (new.position IS NOT NULL AND NOT EXISTS (
      SELECT FROM withholding_rows r WHERE r.schedule_id = new.schedule_id AND r.position = new.position)) THEN
    RAISE EXCEPTION 'nothing is filed that question % could be about', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_queries_of_filed', TABLE = 'withholding_queries';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER withholding_queries_guard BEFORE INSERT ON withholding_queries FOR EACH ROW EXECUTE FUNCTION guard_withholding_query();--> statement-breakpoint
CREATE TRIGGER withholding_queries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withholding_queries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER withholding_query_words_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withholding_query_words FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('withholding-query', 'asked', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('withholding-query', 'answered', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('withholding-query', 'settled', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('withholding-query', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('withholding-query', 'answer', 'asked', 'answered', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('withholding-query', 'again', 'answered', 'asked', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('withholding-query', 'settle', 'answered', 'settled', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('withholding-query', 'withdraw', 'asked', 'withdrawn', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[]);
