-- What reached the treasury's bank of what providers took in a year, and how many paid services were given: counted each night, totals alone.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "treasury_snapshots" (
	"year" smallint PRIMARY KEY NOT NULL,
	"until" date NOT NULL,
	"settled_since" date,
	"paid_kobo" bigint,
	"settled_kobo" bigint,
	"median_days" numeric(6, 1),
	"served_since" date,
	"receipts" integer,
	"served" integer,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "treasury_snapshots_settled_check" CHECK (("treasury_snapshots"."settled_since" is null) = ("treasury_snapshots"."paid_kobo" is null) and ("treasury_snapshots"."paid_kobo" is null) = ("treasury_snapshots"."settled_kobo" is null) and "treasury_snapshots"."settled_kobo" <= "treasury_snapshots"."paid_kobo"),
	CONSTRAINT "treasury_snapshots_served_check" CHECK (("treasury_snapshots"."served_since" is null) = ("treasury_snapshots"."receipts" is null) and ("treasury_snapshots"."receipts" is null) = ("treasury_snapshots"."served" is null) and "treasury_snapshots"."served" <= "treasury_snapshots"."receipts")
);
--> statement-breakpoint
ALTER TABLE treasury_snapshots ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON treasury_snapshots TO portal_read_state, portal_read_totals;--> statement-breakpoint
CREATE POLICY totals_are_read ON treasury_snapshots FOR SELECT TO portal_read_state, portal_read_totals USING (true);
