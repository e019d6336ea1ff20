-- Who raised a bill at an MDA's counter, what was given for a receipt, and how a bill was corrected. New tables and a column without a rewrite;
-- references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bill_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"new_bill_id" uuid,
	"reason" text NOT NULL,
	"corrected_by" uuid NOT NULL,
	"corrected_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "bill_corrections_new_bill_id_unique" UNIQUE("new_bill_id"),
	CONSTRAINT "bill_corrections_number_key" UNIQUE("bill_id","number"),
	CONSTRAINT "bill_corrections_reason_check" CHECK (length("bill_corrections"."reason") between 5 and 500),
	CONSTRAINT "bill_corrections_new_check" CHECK ("bill_corrections"."new_bill_id" <> "bill_corrections"."bill_id")
);
--> statement-breakpoint
CREATE TABLE "counter_bills" (
	"bill_id" uuid PRIMARY KEY NOT NULL,
	"mda_id" integer NOT NULL,
	"raised_by" uuid NOT NULL,
	"raised_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services_given" (
	"receipt_id" uuid PRIMARY KEY NOT NULL,
	"mda_id" integer NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_line_terms" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_corrections" ADD CONSTRAINT "bill_corrections_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_corrections" ADD CONSTRAINT "bill_corrections_new_bill_id_bills_id_fk" FOREIGN KEY ("new_bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_corrections" ADD CONSTRAINT "bill_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_bills" ADD CONSTRAINT "counter_bills_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_bills" ADD CONSTRAINT "counter_bills_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_bills" ADD CONSTRAINT "counter_bills_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services_given" ADD CONSTRAINT "services_given_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services_given" ADD CONSTRAINT "services_given_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services_given" ADD CONSTRAINT "services_given_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_corrections_corrected_by_idx" ON "bill_corrections" USING btree ("corrected_by");--> statement-breakpoint
CREATE INDEX "counter_bills_mda_id_raised_at_idx" ON "counter_bills" USING btree ("mda_id","raised_at");--> statement-breakpoint
CREATE INDEX "counter_bills_raised_by_idx" ON "counter_bills" USING btree ("raised_by");--> statement-breakpoint
CREATE INDEX "services_given_mda_id_given_at_idx" ON "services_given" USING btree ("mda_id","given_at");--> statement-breakpoint
CREATE INDEX "services_given_given_by_idx" ON "services_given" USING btree ("given_by");--> statement-breakpoint
CREATE UNIQUE INDEX bill_corrections_replaced_once ON bill_corrections (bill_id) WHERE new_bill_id IS NOT NULL;
