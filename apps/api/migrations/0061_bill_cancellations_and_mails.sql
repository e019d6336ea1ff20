-- Who cancelled a bill and why, and what its payer was written. Columns without a rewrite; rows that are there have neither.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bill_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "bill_mails_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "bill_mails_kind_check" CHECK ("bill_mails"."kind" in ('invoice', 'receipt', 'review', 'decision')),
	CONSTRAINT "bill_mails_occasion_check" CHECK (length("bill_mails"."occasion") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "cancelled_by" uuid;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "cancelled_reason" text;--> statement-breakpoint
ALTER TABLE "bill_mails" ADD CONSTRAINT "bill_mails_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_mails_bill_id_idx" ON "bill_mails" USING btree ("bill_id");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_cancelled_by_check" CHECK (("bills"."cancelled_by" is null) = ("bills"."cancelled_reason" is null) and ("bills"."cancelled_reason" is null or ("bills"."cancelled_at" is not null and length("bills"."cancelled_reason") between 3 and 500))) NOT VALID;
