-- What partners' machines asked and were answered, masked, for 30 days; which keys a mail was ordered for. New tables, which a process of the
-- release before knows nothing of; foreign keys to `engine_codes` and `partner_keys` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE partner_requests (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  request_id text NOT NULL CONSTRAINT partner_requests_request_id_check CHECK (length(request_id) <= 64),
  at timestamptz NOT NULL,
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  key_id uuid NOT NULL CONSTRAINT partner_requests_key_id_partner_keys_id_fk REFERENCES partner_keys (id),
  key_name text NOT NULL,
  method text NOT NULL CONSTRAINT partner_requests_method_check CHECK (length(method) <= 10),
  path text NOT NULL CONSTRAINT partner_requests_path_check CHECK (length(path) <= 400),
  status smallint NOT NULL CONSTRAINT partner_requests_status_check CHECK (status BETWEEN 100 AND 599),
  code text CONSTRAINT partner_requests_code_check CHECK (length(code) <= 80),
  took_ms integer NOT NULL CONSTRAINT partner_requests_took_ms_check CHECK (took_ms >= 0),
  external_reference text CONSTRAINT partner_requests_external_reference_check CHECK (length(external_reference) <= 64),
  is_again boolean NOT NULL,
  address text NOT NULL CONSTRAINT partner_requests_address_check CHECK (length(address) <= 45),
  sent text NOT NULL CONSTRAINT partner_requests_sent_check CHECK (octet_length(sent) <= 16000),
  sent_bytes integer NOT NULL CONSTRAINT partner_requests_sent_bytes_check CHECK (sent_bytes >= 0),
  answered text NOT NULL CONSTRAINT partner_requests_answered_check CHECK (octet_length(answered) <= 16000),
  answered_bytes integer NOT NULL CONSTRAINT partner_requests_answered_bytes_check CHECK (answered_bytes >= 0),
  CONSTRAINT partner_requests_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_requests_of_system_idx ON partner_requests (expert_system_id, at, id);--> statement-breakpoint
CREATE INDEX partner_requests_engine_code_idx ON partner_requests (expert_system_id, engine_code_id, at);--> statement-breakpoint
CREATE INDEX partner_requests_key_id_idx ON partner_requests (key_id);--> statement-breakpoint
CREATE INDEX partner_requests_request_id_idx ON partner_requests (request_id);--> statement-breakpoint
CREATE INDEX partner_requests_code_idx ON partner_requests (expert_system_id, code, at) WHERE code IS NOT NULL;--> statement-breakpoint
CREATE INDEX partner_requests_external_reference_idx ON partner_requests (external_reference) WHERE external_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX partner_requests_at_idx ON partner_requests (at);--> statement-breakpoint
ALTER TABLE partner_requests ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON partner_requests TO portal_read_expert_system;--> statement-breakpoint
GRANT SELECT (id, request_id, at, expert_system_id, engine_code_id, key_name, method, path, status, code, took_ms, external_reference, is_again, address)
  ON partner_requests TO portal_read_state;--> statement-breakpoint
COMMENT ON TABLE partner_requests IS 'Calls of partners'' machines, written after the answer; kept for 30 days.';--> statement-breakpoint
COMMENT ON COLUMN partner_requests.sent IS 'The beginning of the body as it came, masked before it was written.';--> statement-breakpoint
COMMENT ON COLUMN partner_requests.answered IS 'The beginning of the answer, masked before it was written; of files nothing.';--> statement-breakpoint
COMMENT ON COLUMN partner_requests.is_again IS 'The first answer to an Idempotency-Key, given again.';--> statement-breakpoint
CREATE TABLE partner_key_mails (
  key_id uuid NOT NULL CONSTRAINT partner_key_mails_key_id_partner_keys_id_fk REFERENCES partner_keys (id),
  about text NOT NULL CONSTRAINT partner_key_mails_about_check CHECK (about IN ('ends-in-14', 'ends-in-3')),
  at timestamptz NOT NULL,
  PRIMARY KEY (key_id, about)
);--> statement-breakpoint
ALTER TABLE partner_key_mails ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_key_mails IS 'Which keys a mail was ordered for because they end soon: one of each.';
