-- Text messages to payers that a counter asked for. A new table only; its references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bill_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bill_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bill_messages_kind_check" CHECK ("bill_messages"."kind" in ('invoice', 'receipt')),
	CONSTRAINT "bill_messages_state_check" CHECK ("bill_messages"."state" in ('waiting', 'sent', 'refused')),
	CONSTRAINT "bill_messages_settled_check" CHECK (("bill_messages"."settled_at" is null) = ("bill_messages"."state" = 'waiting'))
);
--> statement-breakpoint
ALTER TABLE "bill_messages" ADD CONSTRAINT "bill_messages_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_messages" ADD CONSTRAINT "bill_messages_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_messages_bill_id_asked_at_idx" ON "bill_messages" USING btree ("bill_id","asked_at");--> statement-breakpoint
CREATE INDEX "bill_messages_asked_by_idx" ON "bill_messages" USING btree ("asked_by");