-- Who decides is made and changed by two persons. A new table and the law of its kind; foreign keys to `users` take short locks. A process of the
-- release before can neither make nor change somebody who decides once the objects are in force: it answers with a failure and changes nothing.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE decider_changes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  change text NOT NULL CONSTRAINT decider_changes_change_check CHECK (change IN ('creation', 'reinstatement', 'roles', 'details', 'second-factor', 'capacity')),
  user_id uuid CONSTRAINT decider_changes_user_id_users_id_fk REFERENCES users (id),
  asked jsonb NOT NULL CONSTRAINT decider_changes_asked_check CHECK (asked ->> 'change' = change),
  reason text CONSTRAINT decider_changes_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT decider_changes_state_check CHECK (state IN ('proposed', 'approved', 'refused', 'withdrawn')),
  proposed_by uuid CONSTRAINT decider_changes_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_by uuid CONSTRAINT decider_changes_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  made_in xid8,
  CONSTRAINT decider_changes_person_check CHECK (user_id IS NOT NULL OR change = 'creation'),
  CONSTRAINT decider_changes_decided_check CHECK ((state = 'proposed') = (decided_at IS NULL)),
  CONSTRAINT decider_changes_decider_check CHECK ((state <> 'proposed' AND proposed_by IS NOT NULL) = (decided_by IS NOT NULL)),
  CONSTRAINT decider_changes_server_check CHECK (proposed_by IS NOT NULL OR (change = 'creation' AND state = 'approved')),
  CONSTRAINT decider_changes_two_persons_check CHECK (decided_by IS DISTINCT FROM proposed_by OR state = 'withdrawn' OR proposed_by IS NULL),
  CONSTRAINT decider_changes_others_check CHECK (user_id IS NULL OR (proposed_by IS DISTINCT FROM user_id AND decided_by IS DISTINCT FROM user_id))
);--> statement-breakpoint
CREATE INDEX decider_changes_user_id_idx ON decider_changes (user_id, decided_at) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX decider_changes_proposed_by_idx ON decider_changes (proposed_by);--> statement-breakpoint
CREATE INDEX decider_changes_decided_by_idx ON decider_changes (decided_by);--> statement-breakpoint
COMMENT ON TABLE decider_changes IS 'What was proposed and decided about somebody who decides. Nothing less makes or changes one.';--> statement-breakpoint
COMMENT ON COLUMN decider_changes.user_id IS 'Nobody while a creation is not approved.';--> statement-breakpoint
COMMENT ON COLUMN decider_changes.asked IS 'As in the contract (`askedChangeSchema`).';--> statement-breakpoint
COMMENT ON COLUMN decider_changes.proposed_by IS 'Nobody where the command on the server made the account.';--> statement-breakpoint
COMMENT ON COLUMN decider_changes.made_in IS 'The transaction that approved it: it is used up there.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('decider-change', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('decider-change', 'approved', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('decider-change', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('decider-change', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('decider-change', 'approve', 'proposed', 'approved', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('decider-change', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('decider-change', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);
