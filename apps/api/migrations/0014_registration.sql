-- Registration by NIN: look-ups, what taxpayers said of themselves, agencies, pre-registered agents and their documents.
-- A NIN opens one account of each kind: its uniqueness moves from the NIN to the NIN and the kind. Small tables; short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text GENERATED ALWAYS AS ('AGY-' || lpad(id::text, greatest(5, length(id::text)), '0')) STORED NOT NULL,
	"name" text NOT NULL,
	"rc_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "agencies_code_unique" UNIQUE("code"),
	CONSTRAINT "agencies_rc_number_unique" UNIQUE("rc_number")
);
--> statement-breakpoint
CREATE TABLE "agent_document_types" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "agent_document_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "agent_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"type_id" smallint NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_documents_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "agent_documents_user_id_type_id_unique" UNIQUE("user_id","type_id"),
	CONSTRAINT "agent_documents_content_type_check" CHECK ("agent_documents"."content_type" in ('image/png', 'image/jpeg')),
	CONSTRAINT "agent_documents_size_bytes_check" CHECK ("agent_documents"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "agent_fee_bills" (
	"user_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "agent_fee_bills_user_id_bill_id_pk" PRIMARY KEY("user_id","bill_id"),
	CONSTRAINT "agent_fee_bills_bill_id_unique" UNIQUE("bill_id")
);
--> statement-breakpoint
CREATE TABLE "agent_pre_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"agent_uid" text NOT NULL,
	"agency_id" integer NOT NULL,
	"nin_encrypted" "bytea" NOT NULL,
	"nin_blind_index" "bytea" NOT NULL,
	"nin_last4" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "agent_pre_registrations_agent_uid_unique" UNIQUE("agent_uid"),
	CONSTRAINT "agent_pre_registrations_state_check" CHECK ("agent_pre_registrations"."used_by" is null or "agent_pre_registrations"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "registration_look_ups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"category_id" smallint NOT NULL,
	"user_name" text NOT NULL,
	"number_index" "bytea" NOT NULL,
	"person_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_hash" "bytea",
	"code_expires_at" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"proved_at" timestamp with time zone,
	"mismatches" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "registration_look_ups_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "registration_look_ups_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "user_registrations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"category_id" smallint NOT NULL,
	"user_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"gender_id" smallint NOT NULL,
	"occupation" text NOT NULL,
	"nationality" text NOT NULL,
	"state_id" smallint NOT NULL,
	"lga_id" integer NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"postal_code" text,
	"identity_proof" text NOT NULL,
	"agent_pre_registration_id" uuid,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_registrations_user_name_unique" UNIQUE("user_name"),
	CONSTRAINT "user_registrations_agent_pre_registration_id_unique" UNIQUE("agent_pre_registration_id"),
	CONSTRAINT "user_registrations_identity_proof_check" CHECK ("user_registrations"."identity_proof" in ('code', 'details')),
	CONSTRAINT "user_registrations_agent_proof_check" CHECK ("user_registrations"."agent_pre_registration_id" is null or "user_registrations"."identity_proof" = 'code')
);
--> statement-breakpoint
ALTER TABLE "lgas" ADD CONSTRAINT "lgas_state_id_id_unique" UNIQUE("state_id","id");--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_nin_blind_index_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_blind_index" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_type" text;--> statement-breakpoint
ALTER TABLE "agent_documents" ADD CONSTRAINT "agent_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_documents" ADD CONSTRAINT "agent_documents_type_id_agent_document_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."agent_document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_fee_bills" ADD CONSTRAINT "agent_fee_bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_fee_bills" ADD CONSTRAINT "agent_fee_bills_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_pre_registrations" ADD CONSTRAINT "agent_pre_registrations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_pre_registrations" ADD CONSTRAINT "agent_pre_registrations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_look_ups" ADD CONSTRAINT "registration_look_ups_category_id_taxpayer_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."taxpayer_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_category_id_taxpayer_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."taxpayer_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_gender_id_genders_id_fk" FOREIGN KEY ("gender_id") REFERENCES "public"."genders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_agent_pre_registration_id_agent_pre_registrations_id_fk" FOREIGN KEY ("agent_pre_registration_id") REFERENCES "public"."agent_pre_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_lga_of_state_fk" FOREIGN KEY ("state_id","lga_id") REFERENCES "public"."lgas"("state_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_pre_registrations_nin_idx" ON "agent_pre_registrations" USING btree ("nin_blind_index") WHERE "agent_pre_registrations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "agent_pre_registrations_agency_id_idx" ON "agent_pre_registrations" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "agent_pre_registrations_created_at_idx" ON "agent_pre_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "registration_look_ups_expires_at_idx" ON "registration_look_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_nin_blind_index_user_type_idx" ON "users" USING btree ("nin_blind_index","user_type") WHERE "users"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "users_person_blind_index_user_type_idx" ON "users" USING btree ("person_blind_index","user_type") WHERE "users"."status" <> 'deleted';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_user_type_check" CHECK ("users"."user_type" in ('Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identified_check" CHECK ("users"."user_type" is not null or ("users"."nin_blind_index" is null and "users"."person_blind_index" is null));