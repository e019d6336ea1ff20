-- Annual returns of employers (Form H1), and what of a year is receipted. New tables only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "paye_column_maps" (
	"tpui" text PRIMARY KEY NOT NULL,
	"headings" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paye_return_rows" (
	"return_id" uuid NOT NULL,
	"staff_number" text NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"state_id" smallint NOT NULL,
	"months" smallint NOT NULL,
	"gross_kobo" bigint NOT NULL,
	"pension_kobo" bigint NOT NULL,
	"housing_fund_kobo" bigint NOT NULL,
	"health_insurance_kobo" bigint NOT NULL,
	"yearly_rent_kobo" bigint NOT NULL,
	"deducted_kobo" bigint NOT NULL,
	"law_kobo" bigint NOT NULL,
	"due_kobo" bigint NOT NULL,
	"year_law_kobo" bigint NOT NULL,
	CONSTRAINT "paye_return_rows_return_id_staff_number_pk" PRIMARY KEY("return_id","staff_number")
);
--> statement-breakpoint
CREATE TABLE "paye_returns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tpui" text NOT NULL,
	"year" smallint NOT NULL,
	"version" smallint NOT NULL,
	"employees" integer NOT NULL,
	"gross_kobo" bigint NOT NULL,
	"deducted_kobo" bigint NOT NULL,
	"law_kobo" bigint NOT NULL,
	"due_kobo" bigint NOT NULL,
	"projected_kobo" bigint NOT NULL,
	"signed_as" text NOT NULL,
	"filed_by" uuid NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paye_returns_version_key" UNIQUE("tpui","year","version"),
	CONSTRAINT "paye_returns_signed_check" CHECK ("paye_returns"."signed_as" in ('managing-director', 'accountant', 'secretary', 'owner') and "paye_returns"."version" >= 1 and "paye_returns"."projected_kobo" >= 0)
);
--> statement-breakpoint
ALTER TABLE "paye_return_rows" ADD CONSTRAINT "paye_return_rows_return_id_paye_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."paye_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_returns" ADD CONSTRAINT "paye_returns_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paye_returns_filed_by_idx" ON "paye_returns" USING btree ("filed_by");--> statement-breakpoint

-- Each employee of a year by the newest filing of every month. Receipted is a month whose every bill has a receipt that stands.
CREATE FUNCTION paye_year(of_tpui text, of_year int) RETURNS TABLE (
  staff_number text, name text, tax_id text, state_id smallint, months int, first_month text, last_month text, gross_kobo bigint, pension_kobo bigint,
  housing_fund_kobo bigint, health_insurance_kobo bigint, yearly_rent_kobo bigint, deducted_kobo bigint, law_kobo bigint, due_kobo bigint,
  receipted_months int, receipted_kobo bigint, receipted_gross_kobo bigint
) LANGUAGE sql STABLE AS $$
  WITH filed AS (
    SELECT DISTINCT ON (s.month) s.id, s.month, NOT EXISTS (
      SELECT FROM paye_schedules x JOIN bill_overviews o ON o.bill_id = x.bill_id
      WHERE x.tpui = s.tpui AND x.month = s.month AND x.state = 'filed' AND (o.status <> 'paid' OR o.receipt_in_doubt)
    ) AS is_paid
    FROM paye_schedules s
    WHERE s.tpui = of_tpui AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    ORDER BY s.month, s.version DESC
  )
  SELECT r.staff_number, (array_agg(r.name ORDER BY f.month DESC))[1], (array_agg(r.tax_id ORDER BY f.month DESC))[1],
    (array_agg(r.state_id ORDER BY f.month DESC))[1], count(*)::int, to_char(min(f.month), 'YYYY-MM'), to_char(max(f.month), 'YYYY-MM'),
    sum(r.gross_kobo)::bigint, sum(r.pension_kobo)::bigint, sum(r.housing_fund_kobo)::bigint, sum(r.health_insurance_kobo)::bigint,
    max(r.yearly_rent_kobo), sum(r.deducted_kobo)::bigint, sum(r.law_kobo)::bigint, sum(r.due_kobo)::bigint,
    (count(*) FILTER (WHERE f.is_paid AND r.due_kobo > 0))::int, coalesce(sum(r.due_kobo) FILTER (WHERE f.is_paid), 0)::bigint,
    coalesce(sum(r.gross_kobo) FILTER (WHERE f.is_paid AND r.due_kobo > 0), 0)::bigint
  FROM filed f JOIN paye_rows r ON r.schedule_id = f.id GROUP BY r.staff_number
$$;--> statement-breakpoint

-- A return says what the filed months say when it is filed, follows the one before, and stays.
CREATE FUNCTION guard_paye_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.version <> (SELECT coalesce(max(r.version), 0) + 1 FROM paye_returns r WHERE r.tpui = new.tpui AND r.year = new.year)
    OR NOT coalesce((new.employees, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
      SELECT count(*)::int, sum(y.gross_kobo)::bigint, sum(y.deducted_kobo)::bigint, sum(y.law_kobo)::bigint, sum(y.due_kobo)::bigint
      FROM paye_year(new.tpui, new.year) y HAVING count(*) > 0), false) THEN
    RAISE EXCEPTION 'return of % for % differs from its months', new.tpui, new.year
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_returns_add_up', TABLE = 'paye_returns';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER paye_returns_guard BEFORE INSERT ON paye_returns FOR EACH ROW EXECUTE FUNCTION guard_paye_return();--> statement-breakpoint
CREATE TRIGGER paye_returns_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paye_returns FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER paye_return_rows_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paye_return_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
