-- The register of taxpayers. A new table; foreign keys take a short lock on the tables they name.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "taxpayers" (
	"tpui" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"category_id" smallint NOT NULL,
	"lga_id" integer,
	"home_office_id" smallint,
	"home_office_source" text,
	"standing" text NOT NULL,
	"registered_on" date NOT NULL,
	CONSTRAINT "taxpayers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "taxpayers_home_office_source_check" CHECK (("taxpayers"."home_office_id" is null) = ("taxpayers"."home_office_source" is null)),
	CONSTRAINT "taxpayers_standing_check" CHECK ("taxpayers"."standing" in ('active', 'suspended', 'known', 'closed')),
	CONSTRAINT "taxpayers_account_check" CHECK (("taxpayers"."user_id" is not null) = ("taxpayers"."standing" in ('active', 'suspended')))
);
--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_category_id_taxpayer_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."taxpayer_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_home_office_id_tax_offices_id_fk" FOREIGN KEY ("home_office_id") REFERENCES "public"."tax_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayers_registered_on_idx" ON "taxpayers" USING btree ("registered_on","tpui");--> statement-breakpoint
CREATE INDEX "taxpayers_home_office_id_registered_on_idx" ON "taxpayers" USING btree ("home_office_id","registered_on");--> statement-breakpoint
CREATE INDEX "taxpayers_phone_idx" ON "taxpayers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "taxpayers_name_idx" ON "taxpayers" USING gin (lower("name") gin_trgm_ops);