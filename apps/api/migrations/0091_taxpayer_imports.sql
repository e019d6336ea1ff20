-- Spreadsheets of taxpayers, arrears and open bills: read, checked, let in by a second person, undone as one. New tables.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "taxpayer_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"problems" text[] DEFAULT '{}' NOT NULL,
	"facts" jsonb,
	"person_key" text,
	"tpui" text,
	"is_new" boolean DEFAULT false NOT NULL,
	"bill_id" uuid,
	"is_kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "taxpayer_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "taxpayer_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file_name" text NOT NULL,
	"headers" text[] NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"new_taxpayers" integer DEFAULT 0 NOT NULL,
	"bills" integer DEFAULT 0 NOT NULL,
	"total_kobo" bigint DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"proposed_by" uuid,
	"work_id" uuid,
	"released_by" uuid,
	"applied_at" timestamp with time zone,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	"undo_reason" text,
	CONSTRAINT "taxpayer_imports_state_check" CHECK ("taxpayer_imports"."state" in ('read', 'checked', 'proposed', 'released', 'applied', 'undone')),
	CONSTRAINT "taxpayer_imports_two_persons_check" CHECK (case when "taxpayer_imports"."state" in ('released', 'applied', 'undone') then "taxpayer_imports"."released_by" is not null and "taxpayer_imports"."released_by" <> "taxpayer_imports"."proposed_by"
        else "taxpayer_imports"."released_by" is null end),
	CONSTRAINT "taxpayer_imports_undone_check" CHECK (("taxpayer_imports"."state" = 'undone') = ("taxpayer_imports"."undone_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "taxpayer_import_rows" ADD CONSTRAINT "taxpayer_import_rows_import_id_taxpayer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."taxpayer_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_import_rows" ADD CONSTRAINT "taxpayer_import_rows_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD CONSTRAINT "taxpayer_imports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD CONSTRAINT "taxpayer_imports_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD CONSTRAINT "taxpayer_imports_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_imports" ADD CONSTRAINT "taxpayer_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayer_import_rows_person_key_idx" ON "taxpayer_import_rows" USING btree ("import_id","person_key");--> statement-breakpoint
CREATE INDEX "taxpayer_import_rows_bill_id_idx" ON "taxpayer_import_rows" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "taxpayer_imports_uploaded_at_idx" ON "taxpayer_imports" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "taxpayer_imports_uploaded_by_idx" ON "taxpayer_imports" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "taxpayer_imports_proposed_by_idx" ON "taxpayer_imports" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "taxpayer_imports_released_by_idx" ON "taxpayer_imports" USING btree ("released_by");--> statement-breakpoint
CREATE INDEX "taxpayer_imports_undone_by_idx" ON "taxpayer_imports" USING btree ("undone_by");--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-import', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-import', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-import', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-import', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('taxpayer-import', 'release', 'proposed', 'released', ARRAY['SuperAdmin']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('taxpayer-import', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('taxpayer-import', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);
