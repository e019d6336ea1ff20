-- What offices see of PAYE: filings, lateness and outliers, and questions to employers. New tables, one column with a constant default,
-- row-level security on a table that readers had no right to before.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "paye_queries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"staff_number" text,
	"asked_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paye_query_words" (
	"query_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"said_by" uuid NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paye_query_words_query_id_position_pk" PRIMARY KEY("query_id","position"),
	CONSTRAINT "paye_query_words_side_check" CHECK ("paye_query_words"."side" in ('office', 'employer') and ("paye_query_words"."position" > 1 or "paye_query_words"."side" = 'office')),
	CONSTRAINT "paye_query_words_text_check" CHECK (length("paye_query_words"."text") between 3 and 2000 and "paye_query_words"."position" >= 1)
);
--> statement-breakpoint
ALTER TABLE "paye_schedules" ADD COLUMN "outliers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paye_queries" ADD CONSTRAINT "paye_queries_schedule_id_paye_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."paye_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_queries" ADD CONSTRAINT "paye_queries_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_query_words" ADD CONSTRAINT "paye_query_words_query_id_paye_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."paye_queries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paye_query_words" ADD CONSTRAINT "paye_query_words_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paye_queries_schedule_id_idx" ON "paye_queries" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "paye_queries_asked_by_idx" ON "paye_queries" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "paye_query_words_said_by_idx" ON "paye_query_words" USING btree ("said_by");--> statement-breakpoint

-- What stands out in a schedule against what is filed for the month before.
CREATE FUNCTION paye_before(of_schedule uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT b.id FROM paye_schedules s JOIN paye_schedules b ON b.tpui = s.tpui AND b.month = (s.month - interval '1 month')::date AND b.state = 'filed'
  WHERE s.id = of_schedule ORDER BY b.version DESC LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION paye_changes(of_schedule uuid) RETURNS TABLE (
  staff_number text, name text, gross_kobo bigint, before_kobo bigint, signs text[]
) LANGUAGE sql STABLE AS $$
  WITH before AS (SELECT paye_before(of_schedule) AS id)
  SELECT * FROM (
    SELECT coalesce(n.staff_number, b.staff_number), coalesce(n.name, b.name), n.gross_kobo, b.gross_kobo, array_remove(ARRAY[
      CASE WHEN b.staff_number IS NULL AND (SELECT id FROM before) IS NOT NULL THEN 'new' END,
      CASE WHEN n.staff_number IS NULL THEN 'gone' END,
      CASE WHEN n.gross_kobo * 3 > b.gross_kobo * 4 THEN 'up' END,
      CASE WHEN n.gross_kobo * 3 < b.gross_kobo * 2 THEN 'down' END,
      CASE WHEN n.deducted_kobo = 0 AND n.law_kobo > 0 THEN 'no-tax' END], NULL) AS signs
    FROM (SELECT * FROM paye_rows WHERE schedule_id = of_schedule) n
      FULL JOIN (SELECT * FROM paye_rows WHERE schedule_id = (SELECT id FROM before)) b ON b.staff_number = n.staff_number
  ) found WHERE cardinality(signs) > 0
$$;--> statement-breakpoint

-- A question is about what is filed, and about a row that is there; what was said stays.
CREATE FUNCTION guard_paye_query() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM paye_schedules s WHERE s.id = new.schedule_id AND s.state = 'filed')
    OR (new.staff_number IS NOT NULL AND NOT EXISTS (
      SELECT FROM paye_rows r WHERE r.schedule_id = new.schedule_id AND r.staff_number = new.staff_number)) THEN
    RAISE EXCEPTION 'nothing is filed that question % could be about', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_queries_of_filed', TABLE = 'paye_queries';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER paye_queries_guard BEFORE INSERT ON paye_queries FOR EACH ROW EXECUTE FUNCTION guard_paye_query();--> statement-breakpoint
CREATE TRIGGER paye_queries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paye_queries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER paye_query_words_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paye_query_words FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-query', 'asked', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-query', 'answered', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-query', 'settled', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('paye-query', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-query', 'answer', 'asked', 'answered', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-query', 'again', 'answered', 'asked', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-query', 'settle', 'answered', 'settled', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('paye-query', 'withdraw', 'asked', 'withdrawn', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

-- Offices read what their taxpayers filed, never a draft and never a row: rows are read by an endpoint that notes who did.
ALTER TABLE paye_schedules ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON paye_schedules TO portal_read_state, portal_read_offices;--> statement-breakpoint
CREATE POLICY state_reads ON paye_schedules FOR SELECT TO portal_read_state USING (state = 'filed');--> statement-breakpoint
CREATE POLICY offices_read_own ON paye_schedules FOR SELECT TO portal_read_offices
  USING (state = 'filed' AND EXISTS (SELECT FROM taxpayers t WHERE t.tpui = paye_schedules.tpui));--> statement-breakpoint
CREATE FUNCTION reading.paye_payment(of_tpui text, of_month date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN count(s.id) = 0 THEN NULL WHEN count(s.bill_id) = 0 THEN 'nothing'
    WHEN count(s.bill_id) = count(*) FILTER (WHERE b.standing = 'paid') THEN 'paid' ELSE 'unpaid' END
  FROM paye_schedules s LEFT JOIN bills b ON b.id = s.bill_id WHERE s.tpui = of_tpui AND s.month = of_month AND s.state = 'filed'
$$;--> statement-breakpoint
CREATE FUNCTION reading.paye_open_queries(of_tpui text, of_month date) RETURNS int LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT count(*)::int FROM paye_schedules s JOIN paye_queries q ON q.schedule_id = s.id
    JOIN work_items w ON w.kind = 'paye-query' AND w.subject = 'paye-query:' || q.id AND w.closed_at IS NULL
  WHERE s.tpui = of_tpui AND s.month = of_month
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.paye_payment, reading.paye_open_queries FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.paye_payment, reading.paye_open_queries TO portal_read_state, portal_read_offices;--> statement-breakpoint
CREATE VIEW reading.paye_months WITH (security_invoker = true) AS
SELECT e.tpui || '~' || to_char(m.month, 'YYYY-MM') AS id, e.tpui, t.name AS employer, t.home_office_id, o.name AS home_office,
  to_char(m.month, 'YYYY-MM') AS month, d.due_on, f.filed_on, greatest(0, coalesce(f.filed_on, d.today) - d.due_on) AS days_late,
  greatest(0, coalesce(f.versions, 0) - 1)::int AS amendments, coalesce(f.employees, 0) AS employees, coalesce(f.outliers, 0) AS outliers,
  coalesce(f.gross_kobo, 0)::bigint AS gross_kobo, coalesce(f.due_kobo, 0)::bigint AS due_kobo,
  reading.paye_payment(e.tpui, m.month::date) AS payment, reading.paye_open_queries(e.tpui, m.month::date) AS open_queries,
  CASE WHEN f.filed_on IS NULL THEN CASE WHEN d.due_on < d.today THEN 'not-filed' ELSE 'awaited' END
    WHEN f.filed_on > d.due_on THEN 'late' ELSE 'in-time' END AS status
FROM (SELECT s.tpui, min(s.month) AS first, max(s.month) AS last FROM paye_schedules s WHERE s.state = 'filed' GROUP BY s.tpui) e
JOIN taxpayers t ON t.tpui = e.tpui
LEFT JOIN tax_offices o ON o.id = t.home_office_id
CROSS JOIN LATERAL generate_series(e.first::timestamp,
  greatest(e.last::timestamp, date_trunc('month', now() AT TIME ZONE 'Africa/Lagos') - interval '1 month'), interval '1 month') m (month)
CROSS JOIN LATERAL (SELECT (m.month + interval '1 month 9 days')::date AS due_on, (now() AT TIME ZONE 'Africa/Lagos')::date AS today) d
LEFT JOIN LATERAL (
  SELECT (min(s.filed_at) AT TIME ZONE 'Africa/Lagos')::date AS filed_on, count(*)::int AS versions,
    (array_agg(s.employees ORDER BY s.version DESC))[1] AS employees, (array_agg(s.outliers ORDER BY s.version DESC))[1] AS outliers,
    (array_agg(s.gross_kobo ORDER BY s.version DESC))[1] AS gross_kobo, (array_agg(s.due_kobo ORDER BY s.version DESC))[1] AS due_kobo
  FROM paye_schedules s WHERE s.tpui = e.tpui AND s.month = m.month::date AND s.state = 'filed'
) f ON true;--> statement-breakpoint
COMMENT ON VIEW reading.paye_months IS 'PAYE: a row for each month expected of an employer, filed or not. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.paye_months TO portal_read_state, portal_read_offices;
