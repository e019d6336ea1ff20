-- Money under review is decided by two persons: what is proposed, and what decided money is for. New tables only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"proposal_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"bill_id" uuid,
	"tpui" text,
	"amount_kobo" bigint NOT NULL,
	"is_taken_back" boolean GENERATED ALWAYS AS (amount_kobo < 0) STORED NOT NULL,
	"allocated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_allocations_once" UNIQUE("proposal_id","purpose","is_taken_back"),
	CONSTRAINT "payment_allocations_amount_kobo_check" CHECK ("payment_allocations"."amount_kobo" <> 0),
	CONSTRAINT "payment_allocations_purpose_check" CHECK ("payment_allocations"."purpose" in ('bill', 'credit', 'refund') and ("payment_allocations"."bill_id" is not null) = ("payment_allocations"."purpose" = 'bill')
        and ("payment_allocations"."tpui" is not null) = ("payment_allocations"."purpose" = 'credit'))
);
--> statement-breakpoint
CREATE TABLE "review_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"bill_id" uuid,
	"tpui" text,
	"bill_kobo" bigint DEFAULT 0 NOT NULL,
	"credit_kobo" bigint DEFAULT 0 NOT NULL,
	"refund_kobo" bigint DEFAULT 0 NOT NULL,
	"write_off_kobo" bigint DEFAULT 0 NOT NULL,
	"book_kobo" bigint DEFAULT 0 NOT NULL,
	"counters_id" bigint,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "review_proposals_decision_check" CHECK ("review_proposals"."decision" in ('accept', 'apply', 'credit', 'refund', 'take-back', 'book', 'close', 'counter')),
	CONSTRAINT "review_proposals_kobo_check" CHECK (least("review_proposals"."bill_kobo", "review_proposals"."credit_kobo", "review_proposals"."refund_kobo", "review_proposals"."write_off_kobo", "review_proposals"."book_kobo") >= 0),
	CONSTRAINT "review_proposals_shape_check" CHECK (("review_proposals"."bill_id" is not null) = ("review_proposals"."decision" in ('accept', 'apply'))
        and ("review_proposals"."bill_kobo" > 0) = ("review_proposals"."decision" in ('accept', 'apply'))
        and ("review_proposals"."credit_kobo" = 0 or "review_proposals"."tpui" is not null)
        and ("review_proposals"."decision" <> 'credit' or "review_proposals"."credit_kobo" > 0) and ("review_proposals"."decision" <> 'refund' or "review_proposals"."refund_kobo" > 0)
        and ("review_proposals"."decision" in ('accept', 'apply', 'credit', 'refund') or "review_proposals"."credit_kobo" + "review_proposals"."refund_kobo" = 0)
        and ("review_proposals"."write_off_kobo" = 0 or ("review_proposals"."bill_kobo" > 0 and "review_proposals"."credit_kobo" + "review_proposals"."refund_kobo" = 0))
        and ("review_proposals"."book_kobo" > 0) = ("review_proposals"."decision" = 'book')
        and ("review_proposals"."counters_id" is not null) = ("review_proposals"."decision" = 'counter')),
	CONSTRAINT "review_proposals_write_off_check" CHECK ("review_proposals"."write_off_kobo" <= 500000),
	CONSTRAINT "review_proposals_outcome_check" CHECK ("review_proposals"."outcome" in ('approved', 'refused', 'withdrawn') and ("review_proposals"."outcome" is null) = ("review_proposals"."ended_by" is null)
        and ("review_proposals"."outcome" is null) = ("review_proposals"."ended_at" is null)),
	CONSTRAINT "review_proposals_two_persons_check" CHECK ("review_proposals"."outcome" is null or "review_proposals"."outcome" = 'withdrawn' or "review_proposals"."ended_by" <> "review_proposals"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_proposal_id_review_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."review_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_case_id_review_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."review_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_allocations_payment_id_idx" ON "payment_allocations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_bill_id_idx" ON "payment_allocations" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_tpui_idx" ON "payment_allocations" USING btree ("tpui");--> statement-breakpoint
CREATE UNIQUE INDEX "review_proposals_one_waits_idx" ON "review_proposals" USING btree ("case_id") WHERE "review_proposals"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_proposals_one_approved_idx" ON "review_proposals" USING btree ("case_id") WHERE "review_proposals"."outcome" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "review_proposals_countered_once_idx" ON "review_proposals" USING btree ("counters_id") WHERE "review_proposals"."outcome" = 'approved';--> statement-breakpoint
CREATE INDEX "review_proposals_case_id_idx" ON "review_proposals" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "review_proposals_bill_id_idx" ON "review_proposals" USING btree ("bill_id");