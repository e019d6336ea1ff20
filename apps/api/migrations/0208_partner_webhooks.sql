-- Addresses that partners are told at, what is sent to each, and how every attempt ended. New tables, which a process of the release before
-- knows nothing of; foreign keys to `users` and `engine_codes` take short locks. Keys have one scope more: only this release makes such a key.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE partner_webhooks (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  url text NOT NULL CONSTRAINT partner_webhooks_url_check CHECK (length(url) <= 300 AND url ~ '^https://'),
  event_types text[] NOT NULL CONSTRAINT partner_webhooks_event_types_check CHECK (cardinality(event_types) > 0
    AND event_types <@ ARRAY['bill.created', 'bill.amended', 'bill.cancelled', 'bill.paid', 'bill.under_review', 'bill.reopened', 'bill.voided', 'bill.renewed']),
  shape text NOT NULL DEFAULT 'standard' CONSTRAINT partner_webhooks_shape_check CHECK (shape = 'standard' OR (shape = 'paid-notice' AND event_types = ARRAY['bill.paid'])),
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz,
  state text NOT NULL DEFAULT 'active' CONSTRAINT partner_webhooks_state_check CHECK (state IN ('active', 'paused', 'ended')),
  state_why text CONSTRAINT partner_webhooks_state_why_check CHECK (state_why IN ('by-partner', 'no-answer', 'gone')),
  state_at timestamptz NOT NULL,
  held_until timestamptz,
  fed_position bigint NOT NULL CONSTRAINT partner_webhooks_fed_position_check CHECK (fed_position >= 0),
  created_by uuid NOT NULL CONSTRAINT partner_webhooks_created_by_users_id_fk REFERENCES users (id),
  created_at timestamptz NOT NULL,
  CONSTRAINT partner_webhooks_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id),
  CONSTRAINT partner_webhooks_secret_check CHECK ((state = 'ended') = (secret IS NULL) AND (secret IS NOT NULL OR previous_secret IS NULL)),
  CONSTRAINT partner_webhooks_previous_secret_check CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL)),
  CONSTRAINT partner_webhooks_standing_check CHECK (CASE state WHEN 'active' THEN state_why IS NULL
    WHEN 'paused' THEN state_why IS NOT NULL AND state_why <> 'gone' ELSE state_why IS NOT NULL AND state_why <> 'no-answer' END)
);--> statement-breakpoint
CREATE INDEX partner_webhooks_engine_code_idx ON partner_webhooks (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_webhooks_created_by_idx ON partner_webhooks (created_by);--> statement-breakpoint
CREATE INDEX partner_webhooks_active_idx ON partner_webhooks (engine_code_id) WHERE state = 'active';--> statement-breakpoint
ALTER TABLE partner_webhooks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_webhooks IS 'Addresses at which machines of partners are told what happened to the bills of one engine code.';--> statement-breakpoint
COMMENT ON COLUMN partner_webhooks.shape IS 'standard: by Standard Webhooks; paid-notice: the small notice that clients of the earlier portal read, of payments alone.';--> statement-breakpoint
COMMENT ON COLUMN partner_webhooks.secret IS 'Sealed under the data key for this row; it is shown once and forgotten when the address ends.';--> statement-breakpoint
COMMENT ON COLUMN partner_webhooks.previous_secret IS 'Signs beside the present one until `previous_secret_until`.';--> statement-breakpoint
COMMENT ON COLUMN partner_webhooks.state_why IS 'no-answer: an event was tried to the end of its schedule; gone: the server answered 410.';--> statement-breakpoint
COMMENT ON COLUMN partner_webhooks.held_until IS 'The server asked for quiet until then.';--> statement-breakpoint
COMMENT ON COLUMN partner_webhooks.fed_position IS 'Of the last event that was looked at for this address.';--> statement-breakpoint
CREATE TABLE partner_deliveries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  webhook_id uuid NOT NULL CONSTRAINT partner_deliveries_webhook_id_partner_webhooks_id_fk REFERENCES partner_webhooks (id) ON DELETE CASCADE,
  event_id uuid NOT NULL,
  type text NOT NULL,
  about text,
  body text NOT NULL CONSTRAINT partner_deliveries_body_check CHECK (length(body) <= 20000),
  happened_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT partner_deliveries_state_check CHECK (state IN ('waiting', 'arrived', 'given-up')),
  tries integer NOT NULL DEFAULT 0 CONSTRAINT partner_deliveries_tries_check CHECK (tries >= 0),
  next_at timestamptz NOT NULL,
  taken_until timestamptz,
  CONSTRAINT partner_deliveries_event_key UNIQUE (webhook_id, event_id)
);--> statement-breakpoint
CREATE INDEX partner_deliveries_waiting_idx ON partner_deliveries (webhook_id, next_at) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX partner_deliveries_of_webhook_idx ON partner_deliveries (webhook_id, id);--> statement-breakpoint
CREATE INDEX partner_deliveries_created_at_idx ON partner_deliveries (created_at);--> statement-breakpoint
ALTER TABLE partner_deliveries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_deliveries IS 'The queue of each address: one row for an event, whose id is the same however often it is sent; kept for 90 days.';--> statement-breakpoint
COMMENT ON COLUMN partner_deliveries.event_id IS 'Of the event; a test event is in no list of events, so nothing is referred to.';--> statement-breakpoint
COMMENT ON COLUMN partner_deliveries.about IS 'Reference of the bill; a test event is about none.';--> statement-breakpoint
COMMENT ON COLUMN partner_deliveries.body IS 'The bytes that are signed and sent, the same at every attempt.';--> statement-breakpoint
COMMENT ON COLUMN partner_deliveries.tries IS 'Of the present schedule; a replay begins a new one.';--> statement-breakpoint
COMMENT ON COLUMN partner_deliveries.taken_until IS 'Somebody sends it now. Who dies with it leaves it to the next one, at this time.';--> statement-breakpoint
CREATE TABLE partner_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id uuid NOT NULL CONSTRAINT partner_attempts_delivery_id_partner_deliveries_id_fk REFERENCES partner_deliveries (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  took_ms integer NOT NULL CONSTRAINT partner_attempts_took_ms_check CHECK (took_ms >= 0),
  status integer CONSTRAINT partner_attempts_status_check CHECK (status BETWEEN 100 AND 999),
  fault text CONSTRAINT partner_attempts_fault_check CHECK (length(fault) <= 40),
  answer text NOT NULL DEFAULT '' CONSTRAINT partner_attempts_answer_check CHECK (length(answer) <= 300),
  CONSTRAINT partner_attempts_end_check CHECK ((status IS NULL) <> (fault IS NULL))
);--> statement-breakpoint
CREATE INDEX partner_attempts_delivery_id_idx ON partner_attempts (delivery_id, id);--> statement-breakpoint
ALTER TABLE partner_attempts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_attempts IS 'How each attempt ended: the status that came back, or why none came.';--> statement-breakpoint
COMMENT ON COLUMN partner_attempts.answer IS 'The beginning of what the partner''s server said, for its own people.';--> statement-breakpoint
ALTER TABLE partner_keys DROP CONSTRAINT partner_keys_scopes_check;--> statement-breakpoint
ALTER TABLE partner_keys ADD CONSTRAINT partner_keys_scopes_check
  CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['bills', 'read', 'settlements', 'webhooks']) NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE partner_keys VALIDATE CONSTRAINT partner_keys_scopes_check;
