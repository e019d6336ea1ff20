-- Bills that are paid in parts, and what taxpayers say against their bills: new tables, and a column with a constant default, which rewrites
-- nothing. We give up after 5 s rather than queue for a lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "bill_disputes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bill_id" uuid NOT NULL,
	"office_id" smallint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bill_disputes_kind_check" CHECK ("bill_disputes"."kind" in ('dispute', 'correction')),
	CONSTRAINT "bill_disputes_text_check" CHECK (length("bill_disputes"."text") between 10 and 2000)
);
--> statement-breakpoint
CREATE TABLE "instalment_plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bill_id" uuid NOT NULL,
	"payer_tpui" text NOT NULL,
	"office_id" smallint NOT NULL,
	"total_kobo" bigint NOT NULL,
	"parts" smallint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"terms_version" smallint NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text,
	"broken_on" date,
	CONSTRAINT "instalment_plans_state_check" CHECK ("instalment_plans"."state" in ('asked', 'refused', 'withdrawn', 'active', 'completed', 'broken')),
	CONSTRAINT "instalment_plans_parts_check" CHECK ("instalment_plans"."parts" between 2 and 12 and "instalment_plans"."total_kobo" > 0),
	CONSTRAINT "instalment_plans_reason_check" CHECK (length("instalment_plans"."reason") between 3 and 500 and length("instalment_plans"."answer") <= 2000),
	CONSTRAINT "instalment_plans_decided_check" CHECK (("instalment_plans"."state" in ('asked', 'withdrawn')) = ("instalment_plans"."decided_by" is null) and ("instalment_plans"."state" = 'broken') = ("instalment_plans"."broken_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"plan_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "instalments_plan_id_number_pk" PRIMARY KEY("plan_id","number"),
	CONSTRAINT "instalments_bill_id_unique" UNIQUE("bill_id"),
	CONSTRAINT "instalments_amount_kobo_check" CHECK ("instalments"."amount_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "revenue_heads" ADD COLUMN "allows_plans" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD CONSTRAINT "bill_disputes_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalment_plans" ADD CONSTRAINT "instalment_plans_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_plan_id_instalment_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."instalment_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_disputes_open_idx" ON "bill_disputes" USING btree ("bill_id") WHERE "bill_disputes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "instalment_plans_one_of_bill_idx" ON "instalment_plans" USING btree ("bill_id") WHERE "instalment_plans"."state" not in ('refused', 'withdrawn');--> statement-breakpoint
CREATE INDEX "instalment_plans_payer_tpui_idx" ON "instalment_plans" USING btree ("payer_tpui");--> statement-breakpoint
CREATE INDEX "instalment_plans_active_idx" ON "instalment_plans" USING btree ("id") WHERE "instalment_plans"."state" = 'active';