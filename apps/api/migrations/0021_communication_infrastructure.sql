-- Declarations of masts, towers and fibre. New tables; references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "declared_fibre_routes" (
	"declaration_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"lga_id" integer NOT NULL,
	"from_place" text NOT NULL,
	"to_place" text NOT NULL,
	"metres" integer NOT NULL,
	"ducts" smallint NOT NULL,
	CONSTRAINT "declared_fibre_routes_declaration_id_position_pk" PRIMARY KEY("declaration_id","position"),
	CONSTRAINT "declared_fibre_routes_metres_check" CHECK ("declared_fibre_routes"."metres" > 0 and "declared_fibre_routes"."ducts" > 0)
);
--> statement-breakpoint
CREATE TABLE "declared_sites" (
	"declaration_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"lga_id" integer NOT NULL,
	"place" text NOT NULL,
	"height_metres" double precision NOT NULL,
	"power" text NOT NULL,
	"sharers" smallint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "declared_sites_declaration_id_position_pk" PRIMARY KEY("declaration_id","position"),
	CONSTRAINT "declared_sites_kind_check" CHECK ("declared_sites"."kind" in ('mast', 'tower', 'rooftop')),
	CONSTRAINT "declared_sites_power_check" CHECK ("declared_sites"."power" in ('grid', 'generator', 'solar', 'hybrid')),
	CONSTRAINT "declared_sites_height_metres_check" CHECK ("declared_sites"."height_metres" > 0),
	CONSTRAINT "declared_sites_coordinates_check" CHECK (("declared_sites"."latitude" is null) = ("declared_sites"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "infrastructure_declarations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"company_name" text NOT NULL,
	"rc_number" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"tariff_from" date NOT NULL,
	"lines" jsonb NOT NULL,
	"total_kobo" bigint NOT NULL,
	"bill_id" uuid NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" uuid,
	"rejection_reason" text,
	CONSTRAINT "infrastructure_declarations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "infrastructure_declarations_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "infrastructure_declarations_bill_id_unique" UNIQUE("bill_id"),
	CONSTRAINT "infrastructure_declarations_reference_check" CHECK ("infrastructure_declarations"."reference" ~ '^CD[0-9A-HJKMNP-TV-Z]{10}$'),
	CONSTRAINT "infrastructure_declarations_state_check" CHECK ("infrastructure_declarations"."state" in ('received', 'confirmed', 'rejected')),
	CONSTRAINT "infrastructure_declarations_total_kobo_check" CHECK ("infrastructure_declarations"."total_kobo" > 0),
	CONSTRAINT "infrastructure_declarations_check_check" CHECK (("infrastructure_declarations"."state" = 'received') = ("infrastructure_declarations"."checked_at" is null) and ("infrastructure_declarations"."state" = 'rejected') = ("infrastructure_declarations"."rejection_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "declared_fibre_routes" ADD CONSTRAINT "declared_fibre_routes_declaration_id_infrastructure_declarations_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."infrastructure_declarations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_fibre_routes" ADD CONSTRAINT "declared_fibre_routes_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_sites" ADD CONSTRAINT "declared_sites_declaration_id_infrastructure_declarations_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."infrastructure_declarations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_sites" ADD CONSTRAINT "declared_sites_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "infrastructure_declarations" ADD CONSTRAINT "infrastructure_declarations_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "infrastructure_declarations" ADD CONSTRAINT "infrastructure_declarations_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declared_fibre_routes_lga_id_idx" ON "declared_fibre_routes" USING btree ("lga_id");--> statement-breakpoint
CREATE INDEX "declared_sites_lga_id_idx" ON "declared_sites" USING btree ("lga_id");--> statement-breakpoint
CREATE INDEX "infrastructure_declarations_state_received_at_idx" ON "infrastructure_declarations" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "infrastructure_declarations_email_received_at_idx" ON "infrastructure_declarations" USING btree ("email","received_at");--> statement-breakpoint
CREATE INDEX "infrastructure_declarations_checked_by_idx" ON "infrastructure_declarations" USING btree ("checked_by");