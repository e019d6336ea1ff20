-- Requests of taxpayers are cases with clocks: another tax office, and corrections of who somebody is. A new table, and rows of the law.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "office_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tpui" text NOT NULL,
	"from_office_id" smallint NOT NULL,
	"to_office_id" smallint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_from_office_id_tax_offices_id_fk" FOREIGN KEY ("from_office_id") REFERENCES "public"."tax_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_to_office_id_tax_offices_id_fk" FOREIGN KEY ("to_office_id") REFERENCES "public"."tax_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_changes" ADD CONSTRAINT "office_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_changes_tpui_idx" ON "office_changes" USING btree ("tpui");--> statement-breakpoint
CREATE INDEX "office_changes_from_office_id_idx" ON "office_changes" USING btree ("from_office_id");--> statement-breakpoint
CREATE INDEX "office_changes_to_office_id_idx" ON "office_changes" USING btree ("to_office_id");--> statement-breakpoint
CREATE INDEX "office_changes_requested_by_idx" ON "office_changes" USING btree ("requested_by");--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('office-change', 'requested', ARRAY['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('office-change', 'granted', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('office-change', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('office-change', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('office-change', 'grant', 'requested', 'granted', ARRAY['Admin', 'Administrator', 'SuperAdmin', 'Tax Office Director']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('office-change', 'refuse', 'requested', 'refused', ARRAY['Admin', 'Administrator', 'SuperAdmin', 'Tax Office Director', 'Tax Office Manager']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('office-change', 'withdraw', 'requested', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('details-correction', 'requested', ARRAY['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('details-correction', 'granted', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('details-correction', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('details-correction', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('details-correction', 'grant', 'requested', 'granted', ARRAY['SuperAdmin', 'Tax Office Director']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('details-correction', 'refuse', 'requested', 'refused', ARRAY['SuperAdmin', 'Tax Office Director']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('details-correction', 'withdraw', 'requested', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
CREATE TRIGGER office_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON office_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
