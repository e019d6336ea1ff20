-- What a database that was restored to a moment knows of it, and what the providers were asked about then. New tables, which a process of the
-- release before knows nothing of; the foreign key takes a short lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE restores (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  archive_name text NOT NULL CONSTRAINT restores_archive_name_check CHECK (archive_name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  backup_id text NOT NULL CONSTRAINT restores_backup_id_check CHECK (length(backup_id) BETWEEN 1 AND 60),
  lineage text NOT NULL CONSTRAINT restores_lineage_key UNIQUE CONSTRAINT restores_lineage_check CHECK (length(lineage) BETWEEN 1 AND 60),
  last_commit_at timestamptz NOT NULL,
  restored_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_at timestamptz,
  reported_at timestamptz,
  report jsonb,
  CONSTRAINT restores_order_check CHECK (last_commit_at <= restored_at AND (reported_at IS NULL OR asked_at <= reported_at)),
  CONSTRAINT restores_reported_check CHECK (num_nulls(reported_at, report) IN (0, 2))
);--> statement-breakpoint
CREATE TABLE restore_questions (
  restore_id uuid NOT NULL CONSTRAINT restore_questions_restore_id_restores_id_fk REFERENCES restores (id),
  intent_id uuid NOT NULL CONSTRAINT restore_questions_intent_id_payment_intents_id_fk REFERENCES payment_intents (id),
  state_before text NOT NULL,
  CONSTRAINT restore_questions_pkey PRIMARY KEY (restore_id, intent_id)
);--> statement-breakpoint
CREATE INDEX restore_questions_intent_id_idx ON restore_questions (intent_id);--> statement-breakpoint
COMMENT ON TABLE restores IS 'That this database was restored from an archive, written by the restore itself, and what the providers said of the time since.';--> statement-breakpoint
COMMENT ON COLUMN restores.last_commit_at IS 'Everything committed until then is there, nothing after it.';--> statement-breakpoint
COMMENT ON COLUMN restores.lineage IS 'Of the history that began then; its server is refused by the archive it came from.';--> statement-breakpoint
COMMENT ON COLUMN restores.report IS 'Counts and kobo by provider.';--> statement-breakpoint
COMMENT ON TABLE restore_questions IS 'The attempts that the providers are asked about after a restore, with what we knew of them. Append-only.';--> statement-breakpoint
COMMENT ON COLUMN restore_questions.state_before IS 'A state of `payment_transitions`.';
