-- Reference lists: places, people, collectors and ways to pay. Filled by seeds/, not by migrations.
-- New tables only; references lock existing tables briefly, and we give up after 5 s rather than queue behind traffic.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TYPE "public"."gateway_availability" AS ENUM('available', 'coming-soon', 'hidden');--> statement-breakpoint
CREATE TABLE "expert_systems" (
	"id" integer PRIMARY KEY NOT NULL,
	"engine_code" text NOT NULL,
	"name" text NOT NULL,
	"allowed_redirects" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "expert_systems_engine_code_unique" UNIQUE("engine_code")
);
--> statement-breakpoint
CREATE TABLE "mdas" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "mdas_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "revenue_heads" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"mda_id" integer NOT NULL,
	"is_illustrative" boolean DEFAULT true NOT NULL,
	CONSTRAINT "revenue_heads_code_unique" UNIQUE("code"),
	CONSTRAINT "revenue_heads_code_check" CHECK ("revenue_heads"."code" ~ '^[0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "tax_offices" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tax_offices_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "payment_channels" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "payment_channels_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "payment_gateways" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"availability" "gateway_availability" NOT NULL,
	"steps" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "genders" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "genders_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "industries_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "taxpayer_categories" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "taxpayer_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "lgas" (
	"id" integer PRIMARY KEY NOT NULL,
	"state_id" smallint NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"iso_code" text NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name"),
	CONSTRAINT "states_iso_code_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
ALTER TABLE "revenue_heads" ADD CONSTRAINT "revenue_heads_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lgas" ADD CONSTRAINT "lgas_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revenue_heads_mda_id_idx" ON "revenue_heads" USING btree ("mda_id");--> statement-breakpoint
CREATE INDEX "lgas_state_id_name_idx" ON "lgas" USING btree ("state_id","name");