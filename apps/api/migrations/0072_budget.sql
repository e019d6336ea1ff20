-- What offices state of a year by hand. A new table only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "fiscal_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fiscal_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"value" bigint NOT NULL,
	"office" text NOT NULL,
	"stated_on" date NOT NULL,
	"document" text NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "fiscal_statements_value_check" CHECK ("fiscal_statements"."value" >= 0),
	CONSTRAINT "fiscal_statements_year_check" CHECK ("fiscal_statements"."year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE INDEX "fiscal_statements_newest_idx" ON "fiscal_statements" USING btree ("year","kind","id");