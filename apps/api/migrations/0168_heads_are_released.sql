-- Revenue heads are made and changed by two persons, from a day on; what was billed and reported before keeps the name of its time. New tables and the
-- law of their kind. A process of the release before can change no head once the objects are in force: it answers with a failure.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE revenue_head_changes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  revenue_head_id integer CONSTRAINT revenue_head_changes_revenue_head_id_fk REFERENCES revenue_heads (id),
  mda_id integer NOT NULL CONSTRAINT revenue_head_changes_mda_id_fk REFERENCES mdas (id),
  code text NOT NULL CONSTRAINT revenue_head_changes_code_check CHECK (code ~ '^[0-9]{8}$'),
  name text NOT NULL CONSTRAINT revenue_head_changes_name_check CHECK (length(name) BETWEEN 3 AND 120),
  is_active boolean NOT NULL,
  name_before text,
  was_active boolean,
  from_day date NOT NULL,
  reason text NOT NULL CONSTRAINT revenue_head_changes_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT revenue_head_changes_state_check CHECK (state IN ('proposed', 'released', 'refused', 'withdrawn')),
  proposed_by uuid NOT NULL CONSTRAINT revenue_head_changes_proposed_by_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT revenue_head_changes_decided_by_fk REFERENCES users (id),
  decided_at timestamptz,
  applied_in xid8,
  CONSTRAINT revenue_head_changes_before_check CHECK ((name_before IS NULL) = (was_active IS NULL)),
  CONSTRAINT revenue_head_changes_decided_check CHECK ((state = 'proposed') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT revenue_head_changes_two_persons_check CHECK (decided_by IS DISTINCT FROM proposed_by OR state = 'withdrawn'),
  CONSTRAINT revenue_head_changes_applied_check CHECK (applied_in IS NULL OR state = 'released')
);--> statement-breakpoint
CREATE UNIQUE INDEX revenue_head_changes_waits_idx ON revenue_head_changes (code) WHERE state = 'proposed' OR (state = 'released' AND applied_in IS NULL);--> statement-breakpoint
CREATE INDEX revenue_head_changes_revenue_head_id_idx ON revenue_head_changes (revenue_head_id);--> statement-breakpoint
CREATE INDEX revenue_head_changes_mda_id_idx ON revenue_head_changes (mda_id);--> statement-breakpoint
CREATE INDEX revenue_head_changes_proposed_by_idx ON revenue_head_changes (proposed_by);--> statement-breakpoint
CREATE INDEX revenue_head_changes_decided_by_idx ON revenue_head_changes (decided_by);--> statement-breakpoint
CREATE TABLE revenue_head_names (
  revenue_head_id integer NOT NULL CONSTRAINT revenue_head_names_revenue_head_id_fk REFERENCES revenue_heads (id),
  from_day date NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (revenue_head_id, from_day)
);--> statement-breakpoint
INSERT INTO revenue_head_names (revenue_head_id, from_day, name) SELECT id, '-infinity', name FROM revenue_heads;--> statement-breakpoint
COMMENT ON TABLE revenue_head_changes IS 'What was proposed and decided about a revenue head: a new one, another name, its end or beginning. `revenue_heads` is changed by nothing less.';--> statement-breakpoint
COMMENT ON COLUMN revenue_head_changes.revenue_head_id IS 'Null of a new head until its day has come.';--> statement-breakpoint
COMMENT ON COLUMN revenue_head_changes.name_before IS 'What the head was called when this was proposed; null of a new one.';--> statement-breakpoint
COMMENT ON COLUMN revenue_head_changes.from_day IS 'Of Lagos: from this day on it counts.';--> statement-breakpoint
COMMENT ON COLUMN revenue_head_changes.applied_in IS 'The transaction that brought it into force: on its day, or with a later release.';--> statement-breakpoint
COMMENT ON TABLE revenue_head_names IS 'What a head was called from which day on. The first name counts from ever.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('head-release', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('head-release', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('head-release', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('head-release', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('head-release', 'release', 'proposed', 'released', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('head-release', 'refuse', 'proposed', 'refused', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('head-release', 'withdraw', 'proposed', 'withdrawn', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);
