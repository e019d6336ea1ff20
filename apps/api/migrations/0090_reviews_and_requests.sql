-- Quarterly reviews of who has access, and requests by data-protection law. New tables, rows of the law.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"words" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_requests_right_check" CHECK ("data_requests"."right" in ('export', 'correction', 'erasure'))
);
--> statement-breakpoint
CREATE TABLE "access_review_persons" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"roles" text[] NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "access_review_persons_review_id_user_id_pk" PRIMARY KEY("review_id","user_id"),
	CONSTRAINT "access_review_persons_decision_check" CHECK ("access_review_persons"."decision" in ('confirmed', 'taken-away')
      and ("access_review_persons"."decision" is null) = ("access_review_persons"."decided_by" is null) and ("access_review_persons"."decision" is null) = ("access_review_persons"."decided_at" is null)),
	CONSTRAINT "access_review_persons_other_check" CHECK ("access_review_persons"."decided_by" <> "access_review_persons"."user_id"),
	CONSTRAINT "access_review_persons_reason_check" CHECK ("access_review_persons"."decision" <> 'taken-away' or "access_review_persons"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "access_reviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quarter" text NOT NULL,
	"due_on" date NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "access_reviews_quarter_key" UNIQUE("quarter"),
	CONSTRAINT "access_reviews_quarter_check" CHECK ("access_reviews"."quarter" ~ '^20[0-9]{2}-Q[1-4]$')
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_review_persons" ADD CONSTRAINT "access_review_persons_review_id_access_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."access_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_review_persons" ADD CONSTRAINT "access_review_persons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_review_persons" ADD CONSTRAINT "access_review_persons_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_user_id_idx" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_review_persons_user_id_idx" ON "access_review_persons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_review_persons_decided_by_idx" ON "access_review_persons" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "access_reviews_opened_by_idx" ON "access_reviews" USING btree ("opened_by");--> statement-breakpoint

INSERT INTO law_rules (id, from_day, title, length, unit, rolls_to_working_day, may_pause, may_extend, source, is_law) VALUES
  ('data-request.answer', '2023-06-12', '{"en": "Answer to a data-protection request", "ha": "Amsar buƙatar kare bayanai"}', 30, 'days', false, false, false, 'Promise of the service; the right is of the Nigeria Data Protection Act 2023, section 34', false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('data-request', 'received', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('data-request', 'answered', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('data-request', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('data-request', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('data-request', 'answer', 'received', 'answered', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('data-request', 'refuse', 'received', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('data-request', 'withdraw', 'received', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

-- What somebody asked for stays as they asked; what was decided about somebody's access is decided once.
CREATE FUNCTION guard_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a request stays as it was made'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'data_requests_stay', TABLE = 'data_requests';
END $$;--> statement-breakpoint
CREATE TRIGGER data_requests_stay BEFORE UPDATE ON data_requests FOR EACH ROW EXECUTE FUNCTION guard_data_request();--> statement-breakpoint
CREATE FUNCTION guard_access_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.decision IS NULL AND (old.review_id, old.user_id, old.roles) = (new.review_id, new.user_id, new.roles) THEN RETURN new; END IF;
  RAISE EXCEPTION 'what was decided about access stays'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'access_review_persons_stay', TABLE = 'access_review_persons';
END $$;--> statement-breakpoint
CREATE TRIGGER access_review_persons_stay BEFORE UPDATE ON access_review_persons FOR EACH ROW EXECUTE FUNCTION guard_access_review();
