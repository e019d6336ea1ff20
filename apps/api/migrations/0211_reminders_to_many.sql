-- Reminders to many: texts by version, campaigns, one message for each person, ways out. New tables and the law of three kinds of cases, which a
-- process of the release before knows nothing of; foreign keys to `users` and `tax_offices` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE FUNCTION names_amount(said text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT said ~* '₦|#\s?\d|\yNGN\y|\yN\s?\d|\ynaira\y|\ykobo\y|\d{1,3}(,\d{3})+|\d+\.\d{2}(?!\.?\d)'
$$;--> statement-breakpoint
COMMENT ON FUNCTION names_amount(text) IS 'Whether money stands in it: a text message may name none.';--> statement-breakpoint
CREATE TABLE reminder_texts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  code text NOT NULL CONSTRAINT reminder_texts_code_check CHECK (code ~ '^[a-z][a-z0-9-]{2,39}$'),
  version smallint NOT NULL CONSTRAINT reminder_texts_version_check CHECK (version > 0),
  purpose text NOT NULL CONSTRAINT reminder_texts_purpose_check CHECK (purpose IN ('duty-coming', 'duty-missing', 'bill-due', 'bills-unpaid')),
  wordings jsonb NOT NULL CONSTRAINT reminder_texts_wordings_check CHECK (wordings ?& ARRAY['en', 'ha']),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT reminder_texts_state_check CHECK (state IN ('proposed', 'approved', 'refused', 'withdrawn')),
  office_id smallint NOT NULL CONSTRAINT reminder_texts_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  written_by uuid NOT NULL CONSTRAINT reminder_texts_written_by_users_id_fk REFERENCES users (id),
  written_at timestamptz NOT NULL,
  tested_at timestamptz,
  decided_by uuid CONSTRAINT reminder_texts_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT reminder_texts_version_key UNIQUE (code, version),
  CONSTRAINT reminder_texts_amount_check CHECK (NOT names_amount(wordings #>> '{en,message}') AND NOT names_amount(wordings #>> '{ha,message}')),
  CONSTRAINT reminder_texts_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)),
  CONSTRAINT reminder_texts_two_persons_check CHECK (state = 'withdrawn' OR decided_by IS DISTINCT FROM written_by),
  CONSTRAINT reminder_texts_tested_check CHECK (state <> 'approved' OR tested_at IS NOT NULL)
);--> statement-breakpoint
CREATE UNIQUE INDEX reminder_texts_pending_idx ON reminder_texts (code) WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX reminder_texts_office_id_idx ON reminder_texts (office_id);--> statement-breakpoint
CREATE INDEX reminder_texts_written_by_idx ON reminder_texts (written_by);--> statement-breakpoint
CREATE INDEX reminder_texts_decided_by_idx ON reminder_texts (decided_by);--> statement-breakpoint
ALTER TABLE reminder_texts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON reminder_texts TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE reminder_texts IS 'What reminders say, by version, in both languages. A version is used once another person approved it.';--> statement-breakpoint
COMMENT ON COLUMN reminder_texts.code IS 'Of all versions of one text.';--> statement-breakpoint
COMMENT ON COLUMN reminder_texts.wordings IS 'By language: the subject and body of the mail, and the text message.';--> statement-breakpoint
COMMENT ON COLUMN reminder_texts.tested_at IS 'When somebody last sent it to themselves.';--> statement-breakpoint
CREATE TABLE reminder_campaigns (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number integer GENERATED ALWAYS AS IDENTITY CONSTRAINT reminder_campaigns_number_key UNIQUE,
  text_id uuid NOT NULL CONSTRAINT reminder_campaigns_text_id_reminder_texts_id_fk REFERENCES reminder_texts (id),
  channel text NOT NULL CONSTRAINT reminder_campaigns_channel_check CHECK (channel IN ('mail', 'message')),
  language text NOT NULL CONSTRAINT reminder_campaigns_language_check CHECK (language IN ('en', 'ha')),
  audience jsonb NOT NULL CONSTRAINT reminder_campaigns_audience_check CHECK (audience ->> 'of' IN ('duties', 'bills', 'compliance')),
  counts jsonb NOT NULL,
  estimate_kobo bigint NOT NULL CONSTRAINT reminder_campaigns_estimate_check CHECK (estimate_kobo >= 0),
  office_id smallint NOT NULL CONSTRAINT reminder_campaigns_office_id_tax_offices_id_fk REFERENCES tax_offices (id),
  state text NOT NULL DEFAULT 'proposed' CONSTRAINT reminder_campaigns_state_check CHECK (state IN ('proposed', 'sending', 'stopped', 'sent', 'refused', 'withdrawn')),
  prepared_by uuid NOT NULL CONSTRAINT reminder_campaigns_prepared_by_users_id_fk REFERENCES users (id),
  prepared_at timestamptz NOT NULL,
  decided_by uuid CONSTRAINT reminder_campaigns_decided_by_users_id_fk REFERENCES users (id),
  decided_at timestamptz,
  stopped_by uuid CONSTRAINT reminder_campaigns_stopped_by_users_id_fk REFERENCES users (id),
  stopped_at timestamptz,
  finished_at timestamptz,
  CONSTRAINT reminder_campaigns_decided_check CHECK ((state = 'proposed') = (decided_by IS NULL) AND (state = 'proposed') = (decided_at IS NULL)),
  CONSTRAINT reminder_campaigns_two_persons_check CHECK (state = 'withdrawn' OR decided_by IS DISTINCT FROM prepared_by),
  CONSTRAINT reminder_campaigns_stopped_check CHECK ((stopped_by IS NULL) = (stopped_at IS NULL) AND (state <> 'stopped' OR stopped_at IS NOT NULL)),
  CONSTRAINT reminder_campaigns_finished_check CHECK ((state = 'sent') = (finished_at IS NOT NULL))
);--> statement-breakpoint
CREATE INDEX reminder_campaigns_text_id_idx ON reminder_campaigns (text_id);--> statement-breakpoint
CREATE INDEX reminder_campaigns_sending_idx ON reminder_campaigns (id) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX reminder_campaigns_office_id_idx ON reminder_campaigns (office_id);--> statement-breakpoint
CREATE INDEX reminder_campaigns_prepared_by_idx ON reminder_campaigns (prepared_by);--> statement-breakpoint
CREATE INDEX reminder_campaigns_decided_by_idx ON reminder_campaigns (decided_by);--> statement-breakpoint
CREATE INDEX reminder_campaigns_stopped_by_idx ON reminder_campaigns (stopped_by);--> statement-breakpoint
ALTER TABLE reminder_campaigns ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON reminder_campaigns TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE reminder_campaigns IS 'Each reminder to many: which version of which text, for whom, by whom prepared and approved, and whether it goes out.';--> statement-breakpoint
COMMENT ON COLUMN reminder_campaigns.audience IS 'The report and its filters, as they were asked.';--> statement-breakpoint
COMMENT ON COLUMN reminder_campaigns.counts IS 'Rows and people of the audience when it was prepared, and who fell out.';--> statement-breakpoint
COMMENT ON COLUMN reminder_campaigns.estimate_kobo IS 'What its text messages were to cost.';--> statement-breakpoint
COMMENT ON COLUMN reminder_campaigns.language IS 'Of text messages; a mail has both languages.';--> statement-breakpoint
CREATE TABLE reminder_messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  campaign_id uuid NOT NULL CONSTRAINT reminder_messages_campaign_id_reminder_campaigns_id_fk REFERENCES reminder_campaigns (id),
  tpui text NOT NULL,
  text_code text NOT NULL,
  about text NOT NULL CONSTRAINT reminder_messages_about_check CHECK (about ~ '^(duty~[a-z0-9-]+~\d{4}-\d{2}-\d{2}|bill~[A-Z0-9-]+|bills~\d{4}-\d{2})$'),
  due_on date,
  outcome text NOT NULL DEFAULT 'waiting' CONSTRAINT reminder_messages_outcome_check CHECK (outcome IN ('waiting', 'sending', 'sent', 'delivered', 'failed', 'skipped')),
  reason text CONSTRAINT reminder_messages_reason_check CHECK (reason IN ('settled', 'open-case', 'opted-out', 'no-address', 'names-amount', 'not-approved', 'refused', 'unreachable', 'uncertain')),
  tries smallint NOT NULL DEFAULT 0,
  taken_at timestamptz,
  settled_at timestamptz,
  cost_kobo integer NOT NULL DEFAULT 0 CONSTRAINT reminder_messages_cost_check CHECK (cost_kobo >= 0),
  network_reference text,
  way_out uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT reminder_messages_way_out_key UNIQUE,
  CONSTRAINT reminder_messages_once_key UNIQUE (campaign_id, tpui),
  CONSTRAINT reminder_messages_taken_check CHECK ((outcome = 'sending') <= (taken_at IS NOT NULL)),
  CONSTRAINT reminder_messages_settled_check CHECK ((outcome IN ('waiting', 'sending')) = (settled_at IS NULL)),
  CONSTRAINT reminder_messages_reasoned_check CHECK ((outcome IN ('failed', 'skipped')) = (reason IS NOT NULL))
);--> statement-breakpoint
CREATE UNIQUE INDEX reminder_messages_text_once_idx ON reminder_messages (tpui, text_code, about) WHERE outcome NOT IN ('failed', 'skipped');--> statement-breakpoint
CREATE INDEX reminder_messages_waiting_idx ON reminder_messages (campaign_id, id) WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX reminder_messages_taken_idx ON reminder_messages (taken_at) WHERE outcome = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX reminder_messages_network_reference_idx ON reminder_messages (network_reference) WHERE network_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX reminder_messages_tpui_idx ON reminder_messages (tpui);--> statement-breakpoint
ALTER TABLE reminder_messages ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON reminder_messages TO portal_read_offices, portal_read_state;--> statement-breakpoint
COMMENT ON TABLE reminder_messages IS 'One message of a reminder to many to one taxpayer, and what became of it. Nobody gets the same text about the same matter twice.';--> statement-breakpoint
COMMENT ON COLUMN reminder_messages.about IS 'A duty and the first day of its period, a bill, or the bills that are unpaid in a month.';--> statement-breakpoint
COMMENT ON COLUMN reminder_messages.taken_at IS 'When a worker took it to hand it over. One who was killed meanwhile leaves it so.';--> statement-breakpoint
COMMENT ON COLUMN reminder_messages.network_reference IS 'By which the network of text messages reports about it.';--> statement-breakpoint
COMMENT ON COLUMN reminder_messages.way_out IS 'Opens nothing but the way out: who has the message can stop further ones.';--> statement-breakpoint
CREATE TABLE reminder_opt_outs (
  tpui text NOT NULL,
  channel text NOT NULL CONSTRAINT reminder_opt_outs_channel_check CHECK (channel IN ('mail', 'message')),
  at timestamptz NOT NULL,
  CONSTRAINT reminder_opt_outs_pkey PRIMARY KEY (tpui, channel)
);--> statement-breakpoint
ALTER TABLE reminder_opt_outs ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE reminder_opt_outs IS 'Who wants no reminders by one way. Letters of the law come all the same.';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('address-check', 'open', ARRAY['system']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('address-check', 'corrected', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('address-check', 'not-found', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('address-check', 'correct', 'open', 'corrected', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('address-check', 'give-up', 'open', 'not-found', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-campaign', 'proposed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-campaign', 'approved', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-campaign', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-campaign', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('reminder-campaign', 'approve', 'proposed', 'approved', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('reminder-campaign', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('reminder-campaign', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-text', 'proposed', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-text', 'approved', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-text', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('reminder-text', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('reminder-text', 'approve', 'proposed', 'approved', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], false, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('reminder-text', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Manager', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('reminder-text', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);
