-- A reference can be paid more than once, a case can be opened again, and what is found later stands beside it; notices that nobody knows wait apart.
-- Columns without a rewrite, indexes on small tables; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "review_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"proposal" text NOT NULL,
	"outcome" text NOT NULL,
	"amount_kobo" bigint,
	"found_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "review_findings_once" UNIQUE NULLS NOT DISTINCT("case_id","proposal","outcome","amount_kobo"),
	CONSTRAINT "review_findings_proposal_check" CHECK ("review_findings"."proposal" in ('accept', 'decide-amount', 'return', 'take-back', 'close'))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_provider_txn_ref_unique";--> statement-breakpoint
ALTER TABLE "review_cases" DROP CONSTRAINT "review_cases_kind_payment_id_unique";--> statement-breakpoint
DROP INDEX "review_cases_kind_intent_id_idx";--> statement-breakpoint
DROP INDEX "provider_notifications_waiting_idx";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "movement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD COLUMN "movement_date" text;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD COLUMN "movement_reference" text;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_findings" ADD CONSTRAINT "review_findings_case_id_review_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."review_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_cases_open_kind_payment_id_idx" ON "review_cases" USING btree ("kind","payment_id") WHERE "review_cases"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_cases_open_kind_intent_id_idx" ON "review_cases" USING btree ("kind","intent_id") WHERE "review_cases"."payment_id" is null and "review_cases"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "review_cases_payment_id_idx" ON "review_cases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "review_cases_intent_id_idx" ON "review_cases" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "review_cases_opened_at_idx" ON "review_cases" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "provider_notifications_fresh_idx" ON "provider_notifications" USING btree ("id") WHERE "provider_notifications"."processed_at" is null and "provider_notifications"."tries" = 0;--> statement-breakpoint
CREATE INDEX "provider_notifications_again_idx" ON "provider_notifications" USING btree ("next_try_at") WHERE "provider_notifications"."processed_at" is null and "provider_notifications"."tries" > 0;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_movement_unique" UNIQUE("provider","provider_txn_ref","movement");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid_at_check" CHECK ("payments"."paid_at" <= "payments"."recorded_at") NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_movement_check" CHECK (length("payments"."movement") <= 200);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_second_movement_check" CHECK ("payments"."movement" = '' or "payments"."source" = 'statement'
        or ("payments"."source" = 'operator' and "payments"."proposed_by" is not null and "payments"."decided_by" is not null
          and "payments"."proposed_by" <> "payments"."decided_by"));