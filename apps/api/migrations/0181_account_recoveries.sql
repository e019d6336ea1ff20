-- Taxpayers who lost mailbox and telephone get back in at their office. A new table and the law of its kind; foreign keys to `users` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE account_recoveries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL CONSTRAINT account_recoveries_user_id_users_id_fk REFERENCES users (id),
  paper text NOT NULL CONSTRAINT account_recoveries_paper_check CHECK (paper IN ('nin-slip', 'passport', 'drivers-licence', 'voters-card')),
  paper_number bytea,
  seen_on date NOT NULL,
  email text,
  phone_number text,
  former_email text,
  former_phone text,
  language text NOT NULL CONSTRAINT account_recoveries_language_check CHECK (language IN ('en', 'ha')),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT account_recoveries_state_check
    CHECK (state IN ('proposed', 'waiting', 'recovered', 'stopped', 'refused', 'withdrawn', 'lapsed')),
  proposed_by uuid NOT NULL CONSTRAINT account_recoveries_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  approved_by uuid CONSTRAINT account_recoveries_approved_by_users_id_fk REFERENCES users (id),
  approved_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT account_recoveries_approved_check CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  CONSTRAINT account_recoveries_waiting_check CHECK (state NOT IN ('waiting', 'recovered', 'stopped') OR approved_by IS NOT NULL),
  CONSTRAINT account_recoveries_ended_check CHECK ((state IN ('proposed', 'waiting')) = (ended_at IS NULL)),
  CONSTRAINT account_recoveries_two_persons_check CHECK (approved_by <> proposed_by),
  CONSTRAINT account_recoveries_others_check CHECK (proposed_by <> user_id AND approved_by IS DISTINCT FROM user_id),
  CONSTRAINT account_recoveries_day_check CHECK (state <> 'recovered' OR ended_at >= approved_at + interval '24 hours')
);--> statement-breakpoint
CREATE UNIQUE INDEX account_recoveries_open_idx ON account_recoveries (user_id) WHERE state IN ('proposed', 'waiting');--> statement-breakpoint
CREATE INDEX account_recoveries_user_id_idx ON account_recoveries (user_id, ended_at);--> statement-breakpoint
CREATE INDEX account_recoveries_waiting_idx ON account_recoveries (approved_at) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX account_recoveries_proposed_by_idx ON account_recoveries (proposed_by);--> statement-breakpoint
CREATE INDEX account_recoveries_approved_by_idx ON account_recoveries (approved_by);--> statement-breakpoint
COMMENT ON TABLE account_recoveries IS 'Ways back into accounts of taxpayers, and what became of them: two persons of an office, and a day in which the old addresses may stop it.';--> statement-breakpoint
COMMENT ON COLUMN account_recoveries.paper_number IS 'Sealed. Null, as the addresses, once the account is gone.';--> statement-breakpoint
COMMENT ON COLUMN account_recoveries.phone_number IS 'Null: the account keeps its own.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'proposed', ARRAY['Tax Officer']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'waiting', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'recovered', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'stopped', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('account-recovery', 'lapsed', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'approve', 'proposed', 'waiting', ARRAY['Tax Office Manager']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Manager']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'refuse', 'waiting', 'refused', ARRAY['Tax Office Manager']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'withdraw', 'waiting', 'withdrawn', ARRAY['Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'finish', 'waiting', 'recovered', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'stop', 'waiting', 'stopped', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'lapse', 'proposed', 'lapsed', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('account-recovery', 'lapse', 'waiting', 'lapsed', ARRAY['system']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]);
