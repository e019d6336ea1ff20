-- Own details: organisations of taxpayers, new addresses until they are proved, requests for corrections. Two columns of bills
-- with a constant default: no rewrite.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "contact_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"code_hash" "bytea",
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_changes_kind_check" CHECK ("contact_changes"."kind" in ('email', 'phone')),
	CONSTRAINT "contact_changes_tries_check" CHECK ("contact_changes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "correction_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text,
	"last_name" text,
	"other_name" text,
	"date_of_birth" date,
	"nin_encrypted" "bytea",
	"nin_blind_index" "bytea",
	"nin_last4" text,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"answer" text,
	CONSTRAINT "correction_requests_state_check" CHECK ("correction_requests"."state" in ('open', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "correction_requests_something_check" CHECK (num_nonnulls("correction_requests"."first_name", "correction_requests"."last_name", "correction_requests"."other_name", "correction_requests"."date_of_birth", "correction_requests"."nin_last4") > 0),
	CONSTRAINT "correction_requests_nin_check" CHECK (num_nonnulls("correction_requests"."nin_encrypted", "correction_requests"."nin_blind_index", "correction_requests"."nin_last4") in (0, 3)),
	CONSTRAINT "correction_requests_decided_check" CHECK (("correction_requests"."state" = 'open') = ("correction_requests"."decided_at" is null) and ("correction_requests"."decided_by" is null) = ("correction_requests"."state" in ('open', 'withdrawn'))
        and "correction_requests"."decided_by" is distinct from "correction_requests"."user_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_confirmations" (
	"tpui" text NOT NULL,
	"name" text NOT NULL,
	"registration_number" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"tpui" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"registration_number" text NOT NULL,
	"tin" text NOT NULL,
	"industry_id" smallint NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	CONSTRAINT "organisations_name_check" CHECK ("organisations"."name" = btrim("organisations"."name") and length("organisations"."name") between 1 and 160),
	CONSTRAINT "organisations_number_check" CHECK ("organisations"."registration_number" ~ '^((RC|BN)[0-9]{3,10})?$'),
	CONSTRAINT "organisations_tin_check" CHECK ("organisations"."tin" ~ '^([0-9]{8,14})?$'),
	CONSTRAINT "organisations_confirmed_check" CHECK (("organisations"."confirmed_at" is null) = ("organisations"."confirmed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "payer_is_organisation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "payer_registration_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_tpui_users_tpui_fk" FOREIGN KEY ("tpui") REFERENCES "public"."users"("tpui") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_user_id_kind_idx" ON "contact_changes" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "contact_changes_expires_at_idx" ON "contact_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "correction_requests_open_idx" ON "correction_requests" USING btree ("user_id") WHERE "correction_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "correction_requests_user_id_idx" ON "correction_requests" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "correction_requests_state_idx" ON "correction_requests" USING btree ("state","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_confirmations_idx" ON "organisation_confirmations" USING btree ("tpui","name","registration_number");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_confirmed_number_idx" ON "organisations" USING btree ("registration_number") WHERE "organisations"."confirmed_at" is not null and "organisations"."registration_number" <> '';--> statement-breakpoint
CREATE INDEX "organisations_changed_at_idx" ON "organisations" USING btree ("changed_at","tpui");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_payer_organisation_check" CHECK (case when "bills"."payer_is_organisation" then "bills"."payer_last_name" = '' and "bills"."payer_tpui" is not null else "bills"."payer_registration_number" = '' end) NOT VALID;--> statement-breakpoint
ALTER TABLE "bills" VALIDATE CONSTRAINT "bills_payer_organisation_check";