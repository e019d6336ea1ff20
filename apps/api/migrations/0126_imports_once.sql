-- The same rows come in once, and what came in is taken out by two persons. New columns without defaults; the table has a row for each file.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD COLUMN "undo_proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD COLUMN "undo_work_id" uuid;--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD CONSTRAINT "taxpayer_imports_undo_proposed_by_users_id_fk" FOREIGN KEY ("undo_proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayer_imports_undo_proposed_by_idx" ON "taxpayer_imports" USING btree ("undo_proposed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "taxpayer_imports_content_digest_idx" ON "taxpayer_imports" USING btree ("content_digest") WHERE "taxpayer_imports"."state" <> 'undone';--> statement-breakpoint

-- Imports that were undone by one person stay as they are; from now on there are two.
CREATE FUNCTION guard_import_undo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.undo_proposed_by IS NULL OR new.undone_by IS NULL OR new.undo_proposed_by = new.undone_by THEN
    RAISE EXCEPTION 'an import is undone by two persons'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_imports_undone_by_two', TABLE = 'taxpayer_imports';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER taxpayer_imports_undone_by_two BEFORE UPDATE OF state ON taxpayer_imports FOR EACH ROW
  WHEN (new.state = 'undone' AND old.state <> 'undone') EXECUTE FUNCTION guard_import_undo();--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('import-undo', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('import-undo', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('import-undo', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('import-undo', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('import-undo', 'release', 'proposed', 'released', ARRAY['SuperAdmin']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('import-undo', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('import-undo', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);
