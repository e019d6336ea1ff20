-- How far a partner is, by a table of moves: applied, sandbox, certified, live, throttled, suspended. New tables, which a process of the release
-- before knows nothing of; foreign keys to `users` and `expert_systems` take short locks. Whoever has a key today is live, or suspended from it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE partner_transitions (
  from_state text NOT NULL CONSTRAINT partner_transitions_from_check CHECK (from_state IN ('applied', 'sandbox', 'certified', 'live', 'throttled', 'suspended')),
  to_state text NOT NULL CONSTRAINT partner_transitions_to_check CHECK (to_state IN ('applied', 'sandbox', 'certified', 'live', 'throttled', 'suspended')),
  persons integer NOT NULL CONSTRAINT partner_transitions_persons_check CHECK (persons BETWEEN 0 AND 2),
  CONSTRAINT partner_transitions_pkey PRIMARY KEY (from_state, to_state)
);--> statement-breakpoint
COMMENT ON TABLE partner_transitions IS 'From which state of a partner to which, and how many persons it takes; 0: the portal itself, from what it saw.';--> statement-breakpoint
ALTER TABLE partner_transitions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO partner_transitions (from_state, to_state, persons) VALUES
  ('applied', 'sandbox', 0), ('sandbox', 'certified', 0), ('certified', 'live', 2), ('live', 'throttled', 1), ('throttled', 'live', 2),
  ('applied', 'suspended', 1), ('sandbox', 'suspended', 1), ('certified', 'suspended', 1), ('live', 'suspended', 1), ('throttled', 'suspended', 1),
  ('suspended', 'applied', 1), ('suspended', 'sandbox', 1), ('suspended', 'certified', 1), ('suspended', 'live', 1), ('suspended', 'throttled', 1);--> statement-breakpoint
CREATE TABLE partner_standings (
  expert_system_id integer CONSTRAINT partner_standings_pkey PRIMARY KEY
    CONSTRAINT partner_standings_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  state text NOT NULL DEFAULT 'applied' CONSTRAINT partner_standings_state_check CHECK (state IN ('applied', 'sandbox', 'certified', 'live', 'throttled', 'suspended')),
  before_suspension text CONSTRAINT partner_standings_before_check CHECK (before_suspension IN ('applied', 'sandbox', 'certified', 'live', 'throttled')),
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT partner_standings_suspended_check CHECK ((state = 'suspended') = (before_suspension IS NOT NULL))
);--> statement-breakpoint
ALTER TABLE partner_standings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_standings IS 'How far each expert system is as a partner; its live keys work while it is live or throttled.';--> statement-breakpoint
COMMENT ON COLUMN partner_standings.before_suspension IS 'Where it goes back to when it is reinstated.';--> statement-breakpoint
CREATE TABLE partner_moves (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL CONSTRAINT partner_moves_expert_system_id_partner_standings_fk REFERENCES partner_standings (expert_system_id),
  from_state text NOT NULL,
  to_state text NOT NULL,
  reason text NOT NULL CONSTRAINT partner_moves_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
  certification jsonb,
  proposed_by uuid CONSTRAINT partner_moves_proposed_by_users_id_fk REFERENCES users (id),
  proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  outcome text CONSTRAINT partner_moves_outcome_check CHECK (outcome IN ('done', 'refused')),
  decided_by uuid CONSTRAINT partner_moves_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT partner_moves_transition_fk FOREIGN KEY (from_state, to_state) REFERENCES partner_transitions (from_state, to_state),
  CONSTRAINT partner_moves_decided_check CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CONSTRAINT partner_moves_certified_check CHECK ((to_state = 'certified' AND from_state = 'sandbox') <= (certification IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX partner_moves_of_system_idx ON partner_moves (expert_system_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX partner_moves_one_open_idx ON partner_moves (expert_system_id) WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX partner_moves_proposed_by_idx ON partner_moves (proposed_by);--> statement-breakpoint
CREATE INDEX partner_moves_decided_by_idx ON partner_moves (decided_by);--> statement-breakpoint
CREATE INDEX partner_moves_transition_idx ON partner_moves (from_state, to_state);--> statement-breakpoint
ALTER TABLE partner_moves ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_moves IS 'Every move of a partner with who asked for it and who agreed; a move that takes two persons waits without an outcome.';--> statement-breakpoint
COMMENT ON COLUMN partner_moves.certification IS 'Of a move to certified: the run that the portal saw whole, step by step.';--> statement-breakpoint
COMMENT ON COLUMN partner_moves.proposed_by IS 'Nobody where the portal moves it by what it saw, or where the expert system was suspended or reinstated: the audit log says by whom.';--> statement-breakpoint
CREATE TABLE partner_certifications (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL CONSTRAINT partner_certifications_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  key_id uuid NOT NULL CONSTRAINT partner_certifications_key_id_partner_keys_id_fk REFERENCES partner_keys (id),
  started_at timestamptz NOT NULL,
  seen jsonb NOT NULL DEFAULT '{}' CONSTRAINT partner_certifications_seen_check CHECK (jsonb_typeof(seen) = 'object'),
  passed_at timestamptz,
  told_at timestamptz
);--> statement-breakpoint
CREATE INDEX partner_certifications_of_system_idx ON partner_certifications (expert_system_id, id);--> statement-breakpoint
CREATE INDEX partner_certifications_key_id_idx ON partner_certifications (key_id, id);--> statement-breakpoint
CREATE INDEX partner_certifications_untold_idx ON partner_certifications (passed_at) WHERE passed_at IS NOT NULL AND told_at IS NULL;--> statement-breakpoint
ALTER TABLE partner_certifications ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_certifications IS 'Runs of the certification, which are made with test keys: this table has rows in the database of test mode alone.';--> statement-breakpoint
COMMENT ON COLUMN partner_certifications.seen IS 'Which steps the portal saw, each with when and in which call.';--> statement-breakpoint
COMMENT ON COLUMN partner_certifications.told_at IS 'When the live portal took it over.';--> statement-breakpoint
CREATE TABLE partner_faults (
  expert_system_id integer NOT NULL CONSTRAINT partner_faults_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  day date NOT NULL,
  code text NOT NULL CONSTRAINT partner_faults_code_check CHECK (length(code) BETWEEN 1 AND 80),
  times integer NOT NULL CONSTRAINT partner_faults_times_check CHECK (times > 0),
  CONSTRAINT partner_faults_pkey PRIMARY KEY (expert_system_id, day, code)
);--> statement-breakpoint
CREATE INDEX partner_faults_day_idx ON partner_faults (day);--> statement-breakpoint
ALTER TABLE partner_faults ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_faults IS 'How often calls of a partner were refused or failed, by day and code; kept for 90 days.';--> statement-breakpoint
INSERT INTO partner_standings (expert_system_id, state, before_suspension)
  SELECT s.id, CASE WHEN s.suspended_at IS NOT NULL THEN 'suspended' WHEN k.has THEN 'live' ELSE 'applied' END,
    CASE WHEN s.suspended_at IS NULL THEN NULL WHEN k.has THEN 'live' ELSE 'applied' END
  FROM expert_systems s, LATERAL (SELECT EXISTS (SELECT FROM partner_keys p WHERE p.expert_system_id = s.id AND p.revoked_at IS NULL) AS has) k;
