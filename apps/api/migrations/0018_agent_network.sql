-- Applications to become an agent, and the cards of agents and collectors. New tables; references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "agent_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"applicant" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"rc_number" text,
	"nin_encrypted" "bytea",
	"nin_blind_index" "bytea" NOT NULL,
	"nin_last4" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"lga_id" integer NOT NULL,
	"area" text NOT NULL,
	"experience_years" smallint NOT NULL,
	"experience" text NOT NULL,
	"publishes_phone" boolean NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"review_started_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decline_reason" text,
	CONSTRAINT "agent_applications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "agent_applications_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "agent_applications_reference_check" CHECK ("agent_applications"."reference" ~ '^AP[0-9A-HJKMNP-TV-Z]{10}$'),
	CONSTRAINT "agent_applications_state_check" CHECK ("agent_applications"."state" in ('received', 'under-review', 'approved', 'declined')),
	CONSTRAINT "agent_applications_company_check" CHECK (("agent_applications"."applicant" = 'company') = ("agent_applications"."company_name" is not null) and ("agent_applications"."company_name" is null) = ("agent_applications"."rc_number" is null)),
	CONSTRAINT "agent_applications_decision_check" CHECK (("agent_applications"."state" in ('approved', 'declined')) = ("agent_applications"."decided_at" is not null) and ("agent_applications"."state" = 'declined') = ("agent_applications"."decline_reason" is not null)),
	CONSTRAINT "agent_applications_nin_check" CHECK (("agent_applications"."decided_at" is null) = ("agent_applications"."nin_encrypted" is not null) and "agent_applications"."nin_last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "network_members" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_company" boolean NOT NULL,
	"lga_id" integer NOT NULL,
	"area" text NOT NULL,
	"phone_number" text,
	"mda_id" integer,
	"application_id" uuid,
	"submission_id" uuid,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"valid_until" date NOT NULL,
	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "network_members_code_unique" UNIQUE("code"),
	CONSTRAINT "network_members_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "network_members_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "network_members_code_check" CHECK ("network_members"."code" ~ ('^' || case "network_members"."kind" when 'agent' then 'KA' when 'collector' then 'KC' end || '[0-9A-HJKMNP-TV-Z]{10}$')),
	CONSTRAINT "network_members_kind_check" CHECK ("network_members"."kind" in ('agent', 'collector')),
	CONSTRAINT "network_members_employer_check" CHECK (("network_members"."kind" = 'collector') = ("network_members"."mda_id" is not null)),
	CONSTRAINT "network_members_suspension_check" CHECK (("network_members"."suspended_at" is null) = ("network_members"."suspension_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_application_id_agent_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."agent_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_applications_state_received_at_idx" ON "agent_applications" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "agent_applications_nin_blind_index_idx" ON "agent_applications" USING btree ("nin_blind_index");--> statement-breakpoint
CREATE INDEX "agent_applications_email_received_at_idx" ON "agent_applications" USING btree ("email","received_at");--> statement-breakpoint
CREATE INDEX "agent_applications_lga_id_idx" ON "agent_applications" USING btree ("lga_id");--> statement-breakpoint
CREATE INDEX "agent_applications_decided_by_idx" ON "agent_applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "network_members_lga_id_name_idx" ON "network_members" USING btree ("lga_id","name");--> statement-breakpoint
CREATE INDEX "network_members_mda_id_idx" ON "network_members" USING btree ("mda_id");