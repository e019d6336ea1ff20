-- Branches of an employer, and of which one a row of a schedule is. A new table; a column that may be empty, without a default; triggers beside
-- those that stand. A process of the release before writes rows without a branch.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "paye_branches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tpui" text NOT NULL,
	"name" text NOT NULL,
	"plain_name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paye_branches_plain_name_key" UNIQUE("tpui","plain_name"),
	CONSTRAINT "paye_branches_name_check" CHECK (length("paye_branches"."name") between 1 and 80 and "paye_branches"."plain_name" <> '')
);
--> statement-breakpoint
ALTER TABLE "paye_rows" ADD COLUMN "branch_id" uuid;--> statement-breakpoint

-- A branch stays, and stays its employer's: rows name it.
CREATE FUNCTION guard_paye_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.tpui) IS DISTINCT FROM (old.id, old.tpui) THEN
    RAISE EXCEPTION 'branch % stays whose it is', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_branches_identity_fixed', TABLE = 'paye_branches';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER paye_branches_guard BEFORE UPDATE ON paye_branches FOR EACH ROW EXECUTE FUNCTION guard_paye_branch();--> statement-breakpoint
CREATE TRIGGER paye_branches_stay BEFORE DELETE OR TRUNCATE ON paye_branches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A row's branch is its employer's, under whichever record. Said once for all rows of a statement, in place of a foreign key that is asked
-- sixty thousand times: a branch is never deleted, so nothing else can leave a row without its branch.
CREATE FUNCTION guard_paye_row_branches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT schedule_id, branch_id FROM touched WHERE branch_id IS NOT NULL) t
      JOIN paye_schedules s ON s.id = t.schedule_id
    WHERE NOT EXISTS (
      SELECT FROM paye_branches b
      WHERE b.id = t.branch_id AND (b.tpui = s.tpui OR b.tpui = ANY (reading.papers_of(reading.lead_of(s.tpui)))))
  ) THEN
    RAISE EXCEPTION 'a row names a branch that is not its employer''s'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_rows_branch_own', TABLE = 'paye_rows';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER paye_rows_branches_added AFTER INSERT ON paye_rows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_row_branches();--> statement-breakpoint
CREATE TRIGGER paye_rows_branches_changed AFTER UPDATE ON paye_rows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_row_branches();
