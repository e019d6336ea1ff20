-- Files of reports that people ask for: what was asked, by whom, and how it went. A new table.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" jsonb NOT NULL,
	"report" text NOT NULL,
	"asked" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" text,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"rows" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"parts" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"as_of" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "exports_format_check" CHECK ("exports"."format" in ('csv', 'xlsx', 'pdf')),
	CONSTRAINT "exports_state_check" CHECK ("exports"."state" in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "exports_done_check" CHECK ("exports"."state" not in ('done', 'expired') or (num_nulls("exports"."rows", "exports"."bytes", "exports"."parts", "exports"."as_of") = 0 and "exports"."rows_done" = "exports"."rows")),
	CONSTRAINT "exports_finished_check" CHECK (("exports"."finished_at" is null) = ("exports"."state" in ('queued', 'running'))),
	CONSTRAINT "exports_problem_check" CHECK (("exports"."problem" is not null) = ("exports"."state" = 'failed')),
	CONSTRAINT "exports_rows_check" CHECK ("exports"."rows_done" between 0 and coalesce("exports"."rows", "exports"."rows_done"))
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_user_id_requested_at_idx" ON "exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "exports_kept_idx" ON "exports" USING btree ("finished_at") WHERE "exports"."state" = 'done';--> statement-breakpoint
CREATE INDEX "exports_open_idx" ON "exports" USING btree ("requested_at") WHERE "exports"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "exports_requested_at_idx" ON "exports" USING btree ("requested_at");