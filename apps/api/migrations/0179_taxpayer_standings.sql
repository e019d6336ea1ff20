-- A taxpayer is dormant, deregistered or dead, said by two persons of an office. A new table and the law of its kind, which a process of the
-- release before knows nothing of; foreign keys to `users` and `taxpayers` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE taxpayer_standings (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tpui text NOT NULL CONSTRAINT taxpayer_standings_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  standing text NOT NULL CONSTRAINT taxpayer_standings_standing_check CHECK (standing IN ('dormant', 'deregistered', 'deceased', 'active')),
  from_day date NOT NULL,
  document text NOT NULL CONSTRAINT taxpayer_standings_document_check CHECK (length(document) BETWEEN 1 AND 300),
  reason text NOT NULL CONSTRAINT taxpayer_standings_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT taxpayer_standings_state_check CHECK (state IN ('proposed', 'released', 'refused', 'withdrawn')),
  proposed_by uuid NOT NULL CONSTRAINT taxpayer_standings_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  decided_by uuid CONSTRAINT taxpayer_standings_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT taxpayer_standings_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)),
  CONSTRAINT taxpayer_standings_two_persons_check CHECK (decided_by IS DISTINCT FROM proposed_by OR state = 'withdrawn')
);--> statement-breakpoint
CREATE UNIQUE INDEX taxpayer_standings_pending_idx ON taxpayer_standings (tpui) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX taxpayer_standings_released_idx ON taxpayer_standings (tpui, from_day) WHERE state = 'released';--> statement-breakpoint
CREATE INDEX taxpayer_standings_proposed_by_idx ON taxpayer_standings (proposed_by);--> statement-breakpoint
CREATE INDEX taxpayer_standings_decided_by_idx ON taxpayer_standings (decided_by);--> statement-breakpoint
ALTER TABLE taxpayer_standings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON taxpayer_standings TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE taxpayer_standings IS 'What two persons of an office said of a taxpayer, from a day on, until the day of the next one.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_standings.standing IS '`active` ends what was said before.';--> statement-breakpoint
COMMENT ON COLUMN taxpayer_standings.document IS 'Which paper says so, its number, and where it is kept.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('standing-change', 'proposed', ARRAY['Tax Officer', 'Tax Office Manager', 'Tax Office Director']::text[], false),
  ('standing-change', 'released', NULL, true),
  ('standing-change', 'refused', NULL, true),
  ('standing-change', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('standing-change', 'release', 'proposed', 'released', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('standing-change', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('standing-change', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Officer', 'Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);
