-- Refunds: claims for money of a receipt, and what the desk for money under review decided to return. New tables only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "refund_lists" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "refund_lists_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "refund_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "refund_sends_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refund_sends_attempt_unique" UNIQUE("refund_id","attempt"),
	CONSTRAINT "refund_sends_method_check" CHECK ("refund_sends"."method" in ('provider', 'bank')),
	CONSTRAINT "refund_sends_outcome_check" CHECK ("refund_sends"."outcome" in ('done', 'pending', 'failed', 'unknown') and ("refund_sends"."outcome" is null) = ("refund_sends"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"request_id" uuid,
	"payment_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"receipt_id" uuid,
	"proposal_id" bigint,
	"cause" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"explanation" text NOT NULL,
	"is_tax" boolean NOT NULL,
	"needs_audit" boolean NOT NULL,
	"requested_by" uuid,
	"asked_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"bank_code" text,
	"account_number" text,
	"account_name" text,
	"method" text,
	"was_settled" boolean,
	"list_id" uuid,
	CONSTRAINT "refunds_number_unique" UNIQUE("number"),
	CONSTRAINT "refunds_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_amount_kobo_check" CHECK ("refunds"."amount_kobo" > 0),
	CONSTRAINT "refunds_origin_check" CHECK (("refunds"."receipt_id" is null) <> ("refunds"."proposal_id" is null)),
	CONSTRAINT "refunds_asked_by_check" CHECK (("refunds"."asked_by" = 'decision') = ("refunds"."proposal_id" is not null) and ("refunds"."asked_by" = 'decision') = ("refunds"."cause" = 'decision')
        and ("refunds"."asked_by" = 'decision') = ("refunds"."requested_by" is null)),
	CONSTRAINT "refunds_account_check" CHECK (("refunds"."bank_code" is null) = ("refunds"."account_number" is null) and ("refunds"."bank_code" is null) = ("refunds"."account_name" is null)
        and "refunds"."account_number" ~ '^[0-9]{10}$' and "refunds"."bank_code" ~ '^[0-9]{3}$'),
	CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" in ('provider', 'bank') and ("refunds"."method" is null or "refunds"."method" = 'provider' or "refunds"."account_number" is not null)),
	CONSTRAINT "refunds_list_check" CHECK ("refunds"."list_id" is null or "refunds"."method" = 'bank')
);
--> statement-breakpoint
ALTER TABLE "refund_sends" ADD CONSTRAINT "refund_sends_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_proposal_id_review_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."review_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_list_id_refund_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."refund_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_receipt_idx" ON "refunds" USING btree ("receipt_id") WHERE "refunds"."state" not in ('refused', 'withdrawn');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_proposal_idx" ON "refunds" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "refunds_bill_id_idx" ON "refunds" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_requested_at_idx" ON "refunds" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "refunds_list_id_idx" ON "refunds" USING btree ("list_id");