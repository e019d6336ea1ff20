-- Tips of the public with their sealed senders and rewards, and leads that come of them. New tables and the law of three kinds of cases, which a
-- process of the release before knows nothing of; foreign keys to `users`, `tax_offices`, `lgas`, `leads` and `taxpayers` take short locks. The
-- widened checks of `leads` are validated without a lock that hinders writing.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE intelligence_sources DROP CONSTRAINT intelligence_sources_kind_check,
  ADD CONSTRAINT intelligence_sources_kind_check
    CHECK (kind IN ('paye-rows', 'withholding-rows', 'land', 'vehicles', 'hotels', 'businesses', 'tips')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE intelligence_sources VALIDATE CONSTRAINT intelligence_sources_kind_check;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX intelligence_sources_tips_idx ON intelligence_sources (kind) WHERE kind = 'tips' AND ended_at IS NULL;--> statement-breakpoint
ALTER TABLE leads DROP CONSTRAINT leads_source_kind_check,
  ADD CONSTRAINT leads_source_kind_check
    CHECK (source_kind IN ('paye-rows', 'withholding-rows', 'land', 'vehicles', 'hotels', 'businesses', 'tips')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE leads VALIDATE CONSTRAINT leads_source_kind_check;--> statement-breakpoint
ALTER TABLE leads DROP CONSTRAINT leads_reason_check,
  ADD CONSTRAINT leads_reason_check CHECK (reason IN ('not-registered', 'files-nothing', 'no-consumption-tax', 'told-of')) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE leads VALIDATE CONSTRAINT leads_reason_check;--> statement-breakpoint
CREATE SEQUENCE tip_numbers;--> statement-breakpoint
CREATE TABLE tips (
  id uuid PRIMARY KEY,
  number text NOT NULL CONSTRAINT tips_number_key UNIQUE CONSTRAINT tips_number_check CHECK (number ~ '^TP-[0-9]{4}-[0-9]{8}$'),
  request_id uuid NOT NULL CONSTRAINT tips_request_id_key UNIQUE,
  content_digest bytea NOT NULL CONSTRAINT tips_content_digest_check CHECK (length(content_digest) = 32),
  reference_index bytea NOT NULL CONSTRAINT tips_reference_key UNIQUE CONSTRAINT tips_reference_check CHECK (length(reference_index) = 32),
  kind text NOT NULL CONSTRAINT tips_kind_check CHECK (kind IN ('untaxed-activity', 'false-collector')),
  about text NOT NULL CONSTRAINT tips_about_check CHECK (length(about) <= 120),
  place text NOT NULL CONSTRAINT tips_place_check CHECK (length(place) <= 200),
  words text NOT NULL CONSTRAINT tips_words_check CHECK (length(words) <= 4000),
  lga_id integer NOT NULL CONSTRAINT tips_lga_id_lgas_id_fk REFERENCES lgas (id),
  office_id smallint NOT NULL CONSTRAINT tips_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  wants_reward boolean NOT NULL,
  received_on date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date,
  state text NOT NULL DEFAULT 'received' CONSTRAINT tips_state_check CHECK (state IN ('received', 'taken-up', 'closed')),
  lead_id uuid CONSTRAINT tips_lead_id_leads_id_fk REFERENCES leads (id),
  tpui text CONSTRAINT tips_tpui_taxpayers_tpui_fk REFERENCES taxpayers (tpui),
  closing text CONSTRAINT tips_closing_check CHECK (closing IN ('no-ground', 'known-already', 'handed-over', 'warned-public')),
  ended_by uuid CONSTRAINT tips_ended_by_users_id_fk REFERENCES users (id),
  ended_on date,
  end_reason text CONSTRAINT tips_end_reason_check CHECK (length(end_reason) BETWEEN 5 AND 500),
  CONSTRAINT tips_ended_check CHECK (num_nulls(ended_by, ended_on, end_reason) = CASE WHEN state = 'received' THEN 3 ELSE 0 END),
  CONSTRAINT tips_taken_up_check CHECK ((state = 'taken-up') = (lead_id IS NOT NULL) AND (tpui IS NULL OR lead_id IS NOT NULL)),
  CONSTRAINT tips_closed_check CHECK ((state = 'closed') = (closing IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX tips_office_id_idx ON tips (office_id, received_on, id);--> statement-breakpoint
CREATE INDEX tips_received_on_idx ON tips (received_on, id);--> statement-breakpoint
CREATE INDEX tips_lga_id_idx ON tips (lga_id);--> statement-breakpoint
CREATE UNIQUE INDEX tips_lead_id_idx ON tips (lead_id);--> statement-breakpoint
CREATE INDEX tips_tpui_idx ON tips (tpui);--> statement-breakpoint
CREATE INDEX tips_ended_by_idx ON tips (ended_by);--> statement-breakpoint
ALTER TABLE tips ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON tips TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE tips IS 'What people told about untaxed activity and false collectors, without an account. Who told it is in no column of this table.';--> statement-breakpoint
COMMENT ON COLUMN tips.reference_index IS 'Keyed digest of the reference its sender holds: it opens the state and is the claim to a reward.';--> statement-breakpoint
COMMENT ON COLUMN tips.received_on IS 'The day alone: an hour beside a log of calls would say who it was.';--> statement-breakpoint
COMMENT ON COLUMN tips.words IS 'Empty a year after the end of the tip, as are place and about.';--> statement-breakpoint
CREATE TABLE tip_senders (
  tip_id uuid PRIMARY KEY CONSTRAINT tip_senders_tip_id_tips_id_fk REFERENCES tips (id),
  sealed bytea NOT NULL CONSTRAINT tip_senders_sealed_check CHECK (length(sealed) BETWEEN 30 AND 1000)
);--> statement-breakpoint
ALTER TABLE tip_senders ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE tip_senders IS 'Name and telephone of who sent a tip, sealed with a key outside of the database. Removed a year after the end of the tip.';--> statement-breakpoint
CREATE TABLE tip_openings (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  tip_id uuid NOT NULL CONSTRAINT tip_openings_tip_id_tips_id_fk REFERENCES tips (id),
  reason text NOT NULL CONSTRAINT tip_openings_reason_check CHECK (length(reason) BETWEEN 20 AND 500),
  asked_by uuid NOT NULL CONSTRAINT tip_openings_asked_by_users_id_fk REFERENCES users (id),
  state text NOT NULL DEFAULT 'asked' CONSTRAINT tip_openings_state_check CHECK (state IN ('asked', 'approved', 'refused')),
  decided_by uuid CONSTRAINT tip_openings_decided_by_users_id_fk REFERENCES users (id),
  read_until date,
  CONSTRAINT tip_openings_two_persons_check CHECK (decided_by <> asked_by),
  CONSTRAINT tip_openings_decided_check CHECK ((state = 'asked') = (decided_by IS NULL) AND (state = 'approved') = (read_until IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX tip_openings_one_idx ON tip_openings (tip_id) WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX tip_openings_tip_id_idx ON tip_openings (tip_id, id);--> statement-breakpoint
CREATE INDEX tip_openings_asked_by_idx ON tip_openings (asked_by);--> statement-breakpoint
CREATE INDEX tip_openings_decided_by_idx ON tip_openings (decided_by);--> statement-breakpoint
ALTER TABLE tip_openings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE tip_openings IS 'Who of Legal asked to read the sender of a tip, and who else let them: two persons.';--> statement-breakpoint
CREATE TABLE tip_rewards (
  tip_id uuid PRIMARY KEY CONSTRAINT tip_rewards_tip_id_tips_id_fk REFERENCES tips (id),
  amount_kobo bigint NOT NULL CONSTRAINT tip_rewards_amount_check CHECK (amount_kobo BETWEEN 100 AND 1000000000),
  reason text NOT NULL CONSTRAINT tip_rewards_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT tip_rewards_state_check CHECK (state IN ('proposed', 'approved', 'refused', 'paid')),
  proposed_by uuid NOT NULL CONSTRAINT tip_rewards_proposed_by_users_id_fk REFERENCES users (id),
  decided_by uuid CONSTRAINT tip_rewards_decided_by_users_id_fk REFERENCES users (id),
  paid_by uuid CONSTRAINT tip_rewards_paid_by_users_id_fk REFERENCES users (id),
  paid_on date,
  proof text CONSTRAINT tip_rewards_proof_check CHECK (length(proof) BETWEEN 3 AND 120),
  CONSTRAINT tip_rewards_two_persons_check CHECK (decided_by <> proposed_by AND paid_by <> decided_by),
  CONSTRAINT tip_rewards_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL)),
  CONSTRAINT tip_rewards_paid_check CHECK (num_nulls(paid_by, paid_on, proof) = CASE WHEN state = 'paid' THEN 0 ELSE 3 END)
);--> statement-breakpoint
CREATE INDEX tip_rewards_proposed_by_idx ON tip_rewards (proposed_by);--> statement-breakpoint
CREATE INDEX tip_rewards_decided_by_idx ON tip_rewards (decided_by);--> statement-breakpoint
CREATE INDEX tip_rewards_paid_by_idx ON tip_rewards (paid_by);--> statement-breakpoint
ALTER TABLE tip_rewards ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE tip_rewards IS 'Rewards for tips that brought tax (NTAA 2025, section 68), paid to whoever shows the reference.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES
  ('tip', 'received', ARRAY['system']::text[], false),
  ('tip', 'taken-up', NULL, true),
  ('tip', 'closed', NULL, true),
  ('tip-sender', 'asked', ARRAY['legal']::text[], false),
  ('tip-sender', 'approved', NULL, true),
  ('tip-sender', 'refused', NULL, true),
  ('tip-reward', 'proposed', ARRAY['Tax Office Director', 'Tax Office Manager']::text[], false),
  ('tip-reward', 'approved', NULL, false),
  ('tip-reward', 'refused', NULL, true),
  ('tip-reward', 'paid', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES
  ('tip', 'take-up', 'received', 'taken-up', ARRAY['Tax Office Director', 'Tax Office Manager']::text[], false, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('tip', 'close', 'received', 'closed', ARRAY['Tax Office Director', 'Tax Office Manager']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]),
  ('tip-sender', 'approve', 'asked', 'approved', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('tip-sender', 'refuse', 'asked', 'refused', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('tip-reward', 'approve', 'proposed', 'approved', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('tip-reward', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]),
  ('tip-reward', 'pay', 'approved', 'paid', ARRAY['Tax Office Director', 'Tax Office Manager']::text[], false, false, ARRAY['approve']::text[], ARRAY[]::text[]);
