-- Money on its way from providers to the bank: what is expected, what came, and what differs. New tables alone.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"value_date" date NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"narration" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"line_hash" text NOT NULL,
	"batch_id" bigint,
	"matched_by" text,
	CONSTRAINT "bank_lines_line_hash_unique" UNIQUE("line_hash"),
	CONSTRAINT "bank_lines_amount_kobo_check" CHECK ("bank_lines"."amount_kobo" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_settlements" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"provider_ref" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"bill_reference" text NOT NULL,
	"mda_id" integer NOT NULL,
	"expert_system_id" integer,
	"gateway_id" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'awaited' NOT NULL,
	"line_id" bigint,
	"batch_id" bigint,
	"received_kobo" bigint DEFAULT 0 NOT NULL,
	"fee_kobo" bigint DEFAULT 0 NOT NULL,
	"settled_on" date,
	"days_late" integer GENERATED ALWAYS AS (greatest(settled_on - due_on, 0)) STORED,
	CONSTRAINT "payment_settlements_amount_kobo_check" CHECK ("payment_settlements"."amount_kobo" > 0),
	CONSTRAINT "payment_settlements_state_check" CHECK ("payment_settlements"."state" in ('awaited', 'settled', 'differs', 'taken-back', 'claim', 'claim-met')),
	CONSTRAINT "payment_settlements_line_check" CHECK (("payment_settlements"."state" in ('awaited', 'taken-back')) = ("payment_settlements"."line_id" is null))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"asked_by" uuid,
	"up_to" date NOT NULL,
	"opened" integer NOT NULL,
	"closed" integer NOT NULL,
	"open_now" integer NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" "payment_provider" NOT NULL,
	"reference" text NOT NULL,
	"value_date" date NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"gross_kobo" bigint DEFAULT 0 NOT NULL,
	"fee_kobo" bigint DEFAULT 0 NOT NULL,
	"net_kobo" bigint GENERATED ALWAYS AS (gross_kobo - fee_kobo) STORED NOT NULL,
	"matched_kobo" bigint DEFAULT 0 NOT NULL,
	"bank_kobo" bigint DEFAULT 0 NOT NULL,
	"credited_on" date,
	CONSTRAINT "settlement_batches_reference_key" UNIQUE("provider","reference"),
	CONSTRAINT "settlement_batches_reference_check" CHECK (length("settlement_batches"."reference") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "settlement_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"provider" "payment_provider",
	"payment_id" uuid,
	"line_id" bigint,
	"batch_id" bigint,
	"bank_line_id" bigint,
	"expected_kobo" bigint DEFAULT 0 NOT NULL,
	"received_kobo" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"day" date NOT NULL,
	"closed_at" timestamp with time zone,
	"evidence" text,
	CONSTRAINT "settlement_cases_closed_check" CHECK (("settlement_cases"."closed_at" is null) = ("settlement_cases"."evidence" is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source_id" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"received_by" uuid,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"columns" jsonb,
	"new_lines" integer DEFAULT 0 NOT NULL,
	"repeated_lines" integer DEFAULT 0 NOT NULL,
	"bad_lines" integer DEFAULT 0 NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp with time zone,
	CONSTRAINT "settlement_files_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "settlement_files_sha256_check" CHECK ("settlement_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "settlement_files_state_check" CHECK ("settlement_files"."state" in ('received', 'importing', 'imported', 'failed')),
	CONSTRAINT "settlement_files_name_check" CHECK (length("settlement_files"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"order_id" text DEFAULT '' NOT NULL,
	"gross_kobo" bigint NOT NULL,
	"fee_kobo" bigint DEFAULT 0 NOT NULL,
	"paid_on" date NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"line_hash" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"matched_by" text,
	"matched_kobo" bigint DEFAULT 0 NOT NULL,
	"booked_kobo" bigint,
	CONSTRAINT "settlement_lines_line_hash_unique" UNIQUE("line_hash"),
	CONSTRAINT "settlement_lines_gross_kobo_check" CHECK ("settlement_lines"."gross_kobo" <> 0),
	CONSTRAINT "settlement_lines_state_check" CHECK ("settlement_lines"."state" in ('new', 'matched', 'differs', 'theirs-only', 'takes-back')),
	CONSTRAINT "settlement_lines_fee_kobo_check" CHECK (abs("settlement_lines"."fee_kobo") <= abs("settlement_lines"."gross_kobo"))
);
--> statement-breakpoint
CREATE TABLE "settlement_row_errors" (
	"file_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	"problem" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settlement_row_errors_file_id_row_column_pk" PRIMARY KEY("file_id","row","column")
);
--> statement-breakpoint
CREATE TABLE "settlement_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"provider" "payment_provider",
	"columns" jsonb,
	"settles_after" smallint DEFAULT 1 NOT NULL,
	"expected_from" date DEFAULT (now() at time zone 'Africa/Lagos')::date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_cases" ADD CONSTRAINT "settlement_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_cases" ADD CONSTRAINT "settlement_cases_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_cases" ADD CONSTRAINT "settlement_cases_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_cases" ADD CONSTRAINT "settlement_cases_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_files" ADD CONSTRAINT "settlement_files_source_id_settlement_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."settlement_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_row_errors" ADD CONSTRAINT "settlement_row_errors_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_batch_id_idx" ON "bank_lines" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "bank_lines_open_idx" ON "bank_lines" USING btree ("value_date") WHERE "bank_lines"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "bank_lines_file_id_idx" ON "bank_lines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payment_settlements_reference_idx" ON "payment_settlements" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_settlements_paid_on_idx" ON "payment_settlements" USING btree ("paid_on","payment_id");--> statement-breakpoint
CREATE INDEX "payment_settlements_mda_id_idx" ON "payment_settlements" USING btree ("mda_id","paid_on");--> statement-breakpoint
CREATE INDEX "payment_settlements_expert_system_id_idx" ON "payment_settlements" USING btree ("expert_system_id","paid_on");--> statement-breakpoint
CREATE INDEX "payment_settlements_batch_id_idx" ON "payment_settlements" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payment_settlements_line_id_idx" ON "payment_settlements" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "payment_settlements_open_idx" ON "payment_settlements" USING btree ("provider","paid_on") WHERE "payment_settlements"."state" in ('awaited', 'differs', 'claim');--> statement-breakpoint
CREATE INDEX "settlement_batches_value_date_idx" ON "settlement_batches" USING btree ("value_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_cases_open_idx" ON "settlement_cases" USING btree ("kind","subject") WHERE "settlement_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "settlement_cases_opened_at_idx" ON "settlement_cases" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "settlement_files_received_at_idx" ON "settlement_files" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "settlement_lines_batch_id_idx" ON "settlement_lines" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_file_id_idx" ON "settlement_lines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_reference_idx" ON "settlement_lines" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "settlement_lines_open_idx" ON "settlement_lines" USING btree ("provider") WHERE "settlement_lines"."state" in ('new', 'differs', 'theirs-only');--> statement-breakpoint
CREATE INDEX "settlement_lines_paid_on_idx" ON "settlement_lines" USING btree ("provider","paid_on");