-- What reached the treasury's bank, by MDA: counted each night beside the state's own figure, totals alone.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "treasury_mda_snapshots" (
	"year" smallint NOT NULL,
	"mda_id" integer NOT NULL,
	"paid_kobo" bigint NOT NULL,
	"settled_kobo" bigint NOT NULL,
	"median_days" numeric(6, 1),
	CONSTRAINT "treasury_mda_snapshots_pk" PRIMARY KEY("year","mda_id"),
	CONSTRAINT "treasury_mda_snapshots_settled_check" CHECK ("treasury_mda_snapshots"."settled_kobo" between 0 and "treasury_mda_snapshots"."paid_kobo")
);
--> statement-breakpoint
ALTER TABLE "treasury_mda_snapshots" ADD CONSTRAINT "treasury_mda_snapshots_year_treasury_snapshots_year_fk" FOREIGN KEY ("year") REFERENCES "public"."treasury_snapshots"("year") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "treasury_mda_snapshots" ADD CONSTRAINT "treasury_mda_snapshots_mda_id_mdas_id_fk" FOREIGN KEY ("mda_id") REFERENCES "public"."mdas"("id");--> statement-breakpoint
ALTER TABLE treasury_mda_snapshots ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON treasury_mda_snapshots TO portal_read_state, portal_read_totals;--> statement-breakpoint
CREATE POLICY totals_are_read ON treasury_mda_snapshots FOR SELECT TO portal_read_state, portal_read_totals USING (true);
