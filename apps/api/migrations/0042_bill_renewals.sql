-- Who made an expired bill payable again, when and until when. A new table; the reference to bills takes its lock for a moment.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bill_renewals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_renewals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" uuid NOT NULL,
	"renewed_by" uuid,
	"renewed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expired_on" date NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "bill_renewals_bill_id_expired_on_unique" UNIQUE("bill_id","expired_on"),
	CONSTRAINT "bill_renewals_expires_on_check" CHECK ("bill_renewals"."expires_on" > "bill_renewals"."expired_on")
);
--> statement-breakpoint
ALTER TABLE "bill_renewals" ADD CONSTRAINT "bill_renewals_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;