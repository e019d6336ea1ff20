-- Several bills paid at once: which bills, and how much for each. Two new tables, two columns that are empty; one index of live attempts is made
-- anew. We give up after 5 s rather than queue for a lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "payment_basket_bills" (
	"basket_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	CONSTRAINT "payment_basket_bills_basket_id_bill_id_pk" PRIMARY KEY("basket_id","bill_id"),
	CONSTRAINT "payment_basket_bills_position_unique" UNIQUE("basket_id","position"),
	CONSTRAINT "payment_basket_bills_amount_kobo_check" CHECK ("payment_basket_bills"."amount_kobo" > 0 and "payment_basket_bills"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_baskets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"payer_tpui" text NOT NULL,
	"made_by" uuid NOT NULL,
	"total_kobo" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_baskets_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_baskets_reference_check" CHECK ("payment_baskets"."reference" ~ '^KB[0-9A-HJKMNP-TV-Z]{14}$'),
	CONSTRAINT "payment_baskets_total_kobo_check" CHECK ("payment_baskets"."total_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_second_movement_check";--> statement-breakpoint
DROP INDEX "payment_intents_one_live_idx";--> statement-breakpoint
ALTER TABLE "payment_intents" ADD COLUMN "basket_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "basket_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_basket_bills" ADD CONSTRAINT "payment_basket_bills_basket_id_payment_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."payment_baskets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_basket_bills" ADD CONSTRAINT "payment_basket_bills_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_basket_bills_bill_id_idx" ON "payment_basket_bills" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_baskets_payer_tpui_idx" ON "payment_baskets" USING btree ("payer_tpui","created_at");--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_basket_id_payment_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."payment_baskets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_basket_id_payment_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."payment_baskets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_one_live_of_basket_idx" ON "payment_intents" USING btree ("basket_id","provider") WHERE "payment_intents"."state" in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "payment_intents_basket_id_idx" ON "payment_intents" USING btree ("basket_id") WHERE "payment_intents"."basket_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_one_live_idx" ON "payment_intents" USING btree ("bill_id","provider") WHERE "payment_intents"."state" in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING') and "payment_intents"."basket_id" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_second_movement_check" CHECK ("payments"."movement" = '' or "payments"."basket_id" is not null or "payments"."source" = 'statement'
        or ("payments"."source" = 'operator' and "payments"."proposed_by" is not null and "payments"."decided_by" is not null
          and "payments"."proposed_by" <> "payments"."decided_by")) NOT VALID;