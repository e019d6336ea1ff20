-- Large PAYE schedules in parts, and rights of a consent to prepare and to file them. A new table; a check that lets two more words pass is
-- validated over consents, of which there are few; triggers of rows are exchanged in one transaction.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "paye_draft_parts" (
	"tpui" text NOT NULL,
	"month" date NOT NULL,
	"upload_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paye_draft_parts_tpui_month_upload_id_part_pk" PRIMARY KEY("tpui","month","upload_id","part"),
	CONSTRAINT "paye_draft_parts_part_check" CHECK ("paye_draft_parts"."part" between 0 and 98)
);
--> statement-breakpoint
ALTER TABLE "representations" DROP CONSTRAINT "representations_rights_check";--> statement-breakpoint
ALTER TABLE "paye_draft_parts" ADD CONSTRAINT "paye_draft_parts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paye_draft_parts_saved_at_idx" ON "paye_draft_parts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "paye_draft_parts_saved_by_idx" ON "paye_draft_parts" USING btree ("saved_by");--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_rights_check" CHECK (cardinality("representations"."rights") > 0 and "representations"."rights" <@ array['see', 'bills', 'paye-prepare', 'paye-file']::text[]);--> statement-breakpoint

-- Rows of a filed schedule never change: said once for all rows of a statement, so that sixty thousand are written in seconds.
CREATE FUNCTION guard_paye_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the schedules first, so that their rows cannot change while they are being filed.
  PERFORM FROM paye_schedules s WHERE s.id IN (SELECT t.schedule_id FROM touched t) FOR SHARE;
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT schedule_id FROM touched) t
    WHERE NOT EXISTS (SELECT FROM paye_schedules s WHERE s.id = t.schedule_id AND s.state = 'draft')
  ) THEN
    RAISE EXCEPTION 'rows of a filed schedule never change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_rows_filed_stay', TABLE = 'paye_rows';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER paye_rows_guard ON paye_rows;--> statement-breakpoint
CREATE TRIGGER paye_rows_guard BEFORE UPDATE ON paye_rows FOR EACH ROW EXECUTE FUNCTION guard_paye_row();--> statement-breakpoint
CREATE TRIGGER paye_rows_guard_added AFTER INSERT ON paye_rows REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_rows();--> statement-breakpoint
CREATE TRIGGER paye_rows_guard_removed AFTER DELETE ON paye_rows REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION guard_paye_rows();
