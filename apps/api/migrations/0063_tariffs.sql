-- What revenue heads ask and cost, in versions, and by which of them a line was reckoned. New tables; references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "bill_line_terms" (
	"bill_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"tariff_id" uuid,
	"answers" jsonb NOT NULL,
	"working" jsonb NOT NULL,
	CONSTRAINT "bill_line_terms_bill_id_position_pk" PRIMARY KEY("bill_id","position")
);
--> statement-breakpoint
CREATE TABLE "head_attributes" (
	"tariff_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"least" bigint,
	"most" bigint,
	CONSTRAINT "head_attributes_tariff_id_position_pk" PRIMARY KEY("tariff_id","position"),
	CONSTRAINT "head_attributes_key_key" UNIQUE("tariff_id","key"),
	CONSTRAINT "head_attributes_key_check" CHECK ("head_attributes"."key" ~ '^[a-z][a-z0-9-]{0,29}$'),
	CONSTRAINT "head_attributes_type_check" CHECK ("head_attributes"."type" in ('text', 'number', 'money', 'date', 'month', 'choice')),
	CONSTRAINT "head_attributes_options_check" CHECK (("head_attributes"."type" = 'choice') = (jsonb_array_length("head_attributes"."options") > 0))
);
--> statement-breakpoint
CREATE TABLE "head_tariffs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"revenue_head_id" integer NOT NULL,
	"version" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"basis" text NOT NULL,
	"is_illustrative" boolean DEFAULT false NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"submission_id" uuid,
	"released_at" timestamp with time zone,
	CONSTRAINT "head_tariffs_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "head_tariffs_version_key" UNIQUE("revenue_head_id","version"),
	CONSTRAINT "head_tariffs_days_check" CHECK ("head_tariffs"."valid_to" >= "head_tariffs"."valid_from"),
	CONSTRAINT "head_tariffs_basis_check" CHECK (length("head_tariffs"."basis") between 3 and 300),
	CONSTRAINT "head_tariffs_rule_check" CHECK ("head_tariffs"."rule" ->> 'kind' in ('entered', 'fixed', 'by-choice', 'banded', 'rated', 'formula'))
);
--> statement-breakpoint
ALTER TABLE "bill_line_terms" ADD CONSTRAINT "bill_line_terms_tariff_id_head_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."head_tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_line_terms" ADD CONSTRAINT "bill_line_terms_line_fk" FOREIGN KEY ("bill_id","position") REFERENCES "public"."bill_lines"("bill_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "head_attributes" ADD CONSTRAINT "head_attributes_tariff_id_head_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."head_tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "head_tariffs" ADD CONSTRAINT "head_tariffs_revenue_head_id_revenue_heads_id_fk" FOREIGN KEY ("revenue_head_id") REFERENCES "public"."revenue_heads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_line_terms_tariff_id_idx" ON "bill_line_terms" USING btree ("tariff_id");