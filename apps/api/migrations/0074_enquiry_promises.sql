-- What people who write to us are promised, whether it was kept, and why they had to write; answers that are given often. A new table; two columns lock enquiries briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"topic" text,
	"text" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_templates_changed_by_idx" ON "answer_templates" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_cause_check" CHECK ("enquiries"."cause" is null or "enquiries"."closed_at" is not null);--> statement-breakpoint

INSERT INTO law_rules (id, from_day, title, length, unit, rolls_to_working_day, may_pause, may_extend, source, is_law) VALUES
  ('enquiry.answer', '2020-01-01', '{"en": "Answer to a message", "ha": "Amsar saƙo"}', 5, 'working-days', false, false, false, 'Promise of the service', false);--> statement-breakpoint

-- The last day of our promise to answer, by the rule of the day the message came.
CREATE FUNCTION enquiry_due_on(p_received timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT deadline_end(NULL, 'enquiry.answer', r.from_day, (p_received AT TIME ZONE 'Africa/Lagos')::date)
  FROM law_rules r WHERE r.id = 'enquiry.answer' AND r.from_day <= (p_received AT TIME ZONE 'Africa/Lagos')::date
  ORDER BY r.from_day DESC LIMIT 1
$$;
