-- Payment attempts, money facts, the books and receipts. Who may change what follows in payment_rules and receipt_and_ledger_rules.
-- New tables only; references lock existing tables briefly, and we give up after 5 s rather than queue behind traffic.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TYPE "public"."ledger_side" AS ENUM('debit', 'credit');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('remita', 'interswitch');--> statement-breakpoint
CREATE TYPE "public"."payment_source" AS ENUM('session', 'notification', 'widget', 'redirect', 'requery', 'sweeper', 'statement', 'operator');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING', 'CONFIRMED', 'REVIEW', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED');--> statement-breakpoint
CREATE TYPE "public"."payment_disposition" AS ENUM('receipted', 'mismatch', 'surplus');--> statement-breakpoint
CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"code" text PRIMARY KEY NOT NULL,
	"normal_side" "ledger_side" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount_kobo_check" CHECK ("ledger_entries"."amount_kobo" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_kind_reference_unique" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_intent_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_intent_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"intent_id" uuid NOT NULL,
	"from_state" "payment_state" NOT NULL,
	"to_state" "payment_state" NOT NULL,
	"source" "payment_source" NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_intents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bill_id" uuid NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"gateway_id" text NOT NULL,
	"order_id" text NOT NULL,
	"provider_ref" text,
	"amount_kobo" bigint NOT NULL,
	"state" "payment_state" DEFAULT 'CREATED' NOT NULL,
	"redirect_url" text,
	"last_provider_code" text,
	"expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_intents_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payment_intents_provider_provider_ref_unique" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_intents_order_id_check" CHECK (length("payment_intents"."order_id") between 6 and 50),
	CONSTRAINT "payment_intents_amount_kobo_check" CHECK ("payment_intents"."amount_kobo" > 0),
	CONSTRAINT "payment_intents_provider_ref_check" CHECK ("payment_intents"."state" in ('CREATED', 'INITIATING', 'FAILED', 'CANCELLED') or "payment_intents"."provider_ref" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_transitions" (
	"from_state" "payment_state" NOT NULL,
	"to_state" "payment_state" NOT NULL,
	"verified_only" boolean NOT NULL,
	CONSTRAINT "payment_transitions_from_state_to_state_pk" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"intent_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"provider_txn_ref" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"channel" text NOT NULL,
	"source" "payment_source" NOT NULL,
	"disposition" "payment_disposition" NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_provider_txn_ref_unique" UNIQUE("provider","provider_txn_ref"),
	CONSTRAINT "payments_amount_kobo_check" CHECK ("payments"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"bill_id" uuid,
	"intent_id" uuid,
	"payment_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text,
	CONSTRAINT "review_cases_kind_payment_id_unique" UNIQUE("kind","payment_id"),
	CONSTRAINT "review_cases_resolution_check" CHECK (("review_cases"."resolved_at" is null) = ("review_cases"."resolution" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" "payment_provider" NOT NULL,
	"dedupe_key" text NOT NULL,
	"signature_valid" boolean,
	"raw" "bytea" NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	"intent_id" uuid,
	CONSTRAINT "provider_notifications_provider_dedupe_key_unique" UNIQUE("provider","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "provider_observations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_observations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"intent_id" uuid NOT NULL,
	"source" "payment_source" NOT NULL,
	"provider_code" text,
	"amount_kobo" bigint,
	"raw" text NOT NULL,
	"observed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_voids" (
	"receipt_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"voided_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"receipt_number" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "receipts_bill_id_unique" UNIQUE("bill_id"),
	CONSTRAINT "receipts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "receipts_amount_kobo_check" CHECK ("receipts"."amount_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intent_moves" ADD CONSTRAINT "payment_intent_moves_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_gateway_id_payment_gateways_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."payment_gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cases" ADD CONSTRAINT "review_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_notifications" ADD CONSTRAINT "provider_notifications_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_observations" ADD CONSTRAINT "provider_observations_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_voids" ADD CONSTRAINT "receipt_voids_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_id_idx" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_idx" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "payment_intent_moves_intent_id_idx" ON "payment_intent_moves" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_one_live_idx" ON "payment_intents" USING btree ("bill_id","provider") WHERE "payment_intents"."state" in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "payment_intents_bill_id_idx" ON "payment_intents" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_intents_next_check_at_idx" ON "payment_intents" USING btree ("next_check_at") WHERE "payment_intents"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_intent_id_idx" ON "payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "payments_bill_id_idx" ON "payments" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payments_paid_at_idx" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cases_kind_intent_id_idx" ON "review_cases" USING btree ("kind","intent_id") WHERE "review_cases"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "review_cases_open_bill_id_idx" ON "review_cases" USING btree ("bill_id") WHERE "review_cases"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "provider_notifications_waiting_idx" ON "provider_notifications" USING btree ("id") WHERE "provider_notifications"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "provider_observations_intent_id_idx" ON "provider_observations" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "receipts_issued_at_idx" ON "receipts" USING btree ("issued_at");