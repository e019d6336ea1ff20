-- A basket is settled by one line; a difference ends by a proposal of two persons. Columns that are empty, two new tables.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "settlement_proposal_parts" (
	"proposal_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"payment_id" uuid,
	"batch_id" bigint,
	CONSTRAINT "settlement_proposal_parts_proposal_id_position_pk" PRIMARY KEY("proposal_id","position"),
	CONSTRAINT "settlement_proposal_parts_one_check" CHECK (num_nonnulls("settlement_proposal_parts"."payment_id", "settlement_proposal_parts"."batch_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "settlement_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"action" text NOT NULL,
	"line_id" bigint,
	"bank_line_id" bigint,
	"write_off_kobo" bigint DEFAULT 0 NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "settlement_proposals_action_check" CHECK ("settlement_proposals"."action" in ('match', 'write-off')),
	CONSTRAINT "settlement_proposals_match_check" CHECK (("settlement_proposals"."action" = 'match') = (num_nonnulls("settlement_proposals"."line_id", "settlement_proposals"."bank_line_id") = 1)
        and ("settlement_proposals"."action" = 'write-off') = ("settlement_proposals"."write_off_kobo" <> 0)),
	CONSTRAINT "settlement_proposals_end_check" CHECK (("settlement_proposals"."outcome" is null) = ("settlement_proposals"."ended_at" is null) and ("settlement_proposals"."outcome" is null or "settlement_proposals"."outcome" in ('approved', 'refused', 'withdrawn', 'lapsed'))),
	CONSTRAINT "settlement_proposals_two_check" CHECK ("settlement_proposals"."outcome" is distinct from 'approved' or ("settlement_proposals"."ended_by" is not null and "settlement_proposals"."ended_by" <> "settlement_proposals"."proposed_by"))
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "written_off_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD COLUMN "basket_intent_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD COLUMN "written_off_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_batches" ADD COLUMN "written_off_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD COLUMN "written_off_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_proposal_parts" ADD CONSTRAINT "settlement_proposal_parts_proposal_id_settlement_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."settlement_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_proposal_parts" ADD CONSTRAINT "settlement_proposal_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_proposal_parts" ADD CONSTRAINT "settlement_proposal_parts_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD CONSTRAINT "settlement_proposals_case_id_settlement_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."settlement_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD CONSTRAINT "settlement_proposals_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD CONSTRAINT "settlement_proposals_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_proposals_waiting_idx" ON "settlement_proposals" USING btree ("case_id") WHERE "settlement_proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "settlement_proposals_case_id_idx" ON "settlement_proposals" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_basket_intent_id_payment_intents_id_fk" FOREIGN KEY ("basket_intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;
