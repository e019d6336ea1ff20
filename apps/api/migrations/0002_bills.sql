-- Bills and their lines. The rules a column cannot state follow in bill_rules.
-- New tables only; references lock existing tables briefly, and we give up after 5 s rather than queue behind traffic.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"revenue_head_id" integer NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"description" text NOT NULL,
	"narration" text NOT NULL,
	CONSTRAINT "bill_lines_bill_id_position_unique" UNIQUE("bill_id","position"),
	CONSTRAINT "bill_lines_amount_kobo_check" CHECK ("bill_lines"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"payer_tpui" text,
	"payer_category_id" smallint NOT NULL,
	"payer_first_name" text NOT NULL,
	"payer_last_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"payer_phone" text NOT NULL,
	"payer_address" text NOT NULL,
	"mda_id" integer NOT NULL,
	"tax_office_id" smallint,
	"expert_system_id" integer,
	"total_kobo" bigint NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"cancelled_at" timestamp with time zone,
	"pay_status_id" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "bills_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bills_reference_check" CHECK ("bills"."reference" ~ '^KD[0-9A-HJKMNP-TV-Z]{14}$'),
	CONSTRAINT "bills_total_kobo_check" CHECK ("bills"."total_kobo" > 0),
	CONSTRAINT "bills_pay_status_id_check" CHECK ("bills"."pay_status_id" in (1, 2)),
	CONSTRAINT "bills_expires_on_check" CHECK ("bills"."expires_on" >= ("bills"."issued_on" + interval '3 months')::date)
);
--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_revenue_head_id_revenue_heads_id_fk" FOREIGN KEY ("revenue_head_id") REFERENCES "public"."revenue_heads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_payer_category_id_taxpayer_categories_id_fk" FOREIGN KEY ("payer_category_id") REFERENCES "public"."taxpayer_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_tax_office_id_tax_offices_id_fk" FOREIGN KEY ("tax_office_id") REFERENCES "public"."tax_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_expert_system_id_expert_systems_id_fk" FOREIGN KEY ("expert_system_id") REFERENCES "public"."expert_systems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_lines_revenue_head_id_idx" ON "bill_lines" USING btree ("revenue_head_id");--> statement-breakpoint
CREATE INDEX "bills_payer_tpui_issued_on_idx" ON "bills" USING btree ("payer_tpui","issued_on");--> statement-breakpoint
CREATE INDEX "bills_mda_id_issued_on_idx" ON "bills" USING btree ("mda_id","issued_on");--> statement-breakpoint
CREATE INDEX "bills_tax_office_id_issued_on_idx" ON "bills" USING btree ("tax_office_id","issued_on");--> statement-breakpoint
CREATE INDEX "bills_expert_system_id_issued_on_idx" ON "bills" USING btree ("expert_system_id","issued_on");--> statement-breakpoint
CREATE INDEX "bills_issued_on_id_idx" ON "bills" USING btree ("issued_on","id");