-- What partners' machines asked and were answered, masked, for 30 days; the public keys they sign with; the mails about keys. New tables, which a
-- process of the release before knows nothing of; foreign keys to `users` and `engine_codes` take short locks. Keys get two columns with constant
-- defaults: a key of the release before signs nothing and stays at the first version.
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
  is_signed boolean NOT NULL,
  address text NOT NULL CONSTRAINT partner_requests_address_check CHECK (length(address) <= 45),
  sent text NOT NULL CONSTRAINT partner_requests_sent_check CHECK (octet_length(sent) <= 16000),
  sent_bytes integer NOT NULL CONSTRAINT partner_requests_sent_bytes_check CHECK (sent_bytes >= 0),
  answered text NOT NULL CONSTRAINT partner_requests_answered_check CHECK (octet_length(answered) <= 16000),
  answered_bytes integer NOT NULL CONSTRAINT partner_requests_answered_bytes_check CHECK (answered_bytes >= 0),
  CONSTRAINT partner_requests_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_requests_of_system_idx ON partner_requests (expert_system_id, at, id);--> statement-breakpoint
CREATE INDEX partner_requests_engine_code_idx ON partner_requests (engine_code_id, at);--> statement-breakpoint
CREATE INDEX partner_requests_key_id_idx ON partner_requests (key_id);--> statement-breakpoint
CREATE INDEX partner_requests_request_id_idx ON partner_requests (request_id);--> statement-breakpoint
CREATE INDEX partner_requests_code_idx ON partner_requests (expert_system_id, code, at) WHERE code IS NOT NULL;--> statement-breakpoint
CREATE INDEX partner_requests_external_reference_idx ON partner_requests (external_reference) WHERE external_reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX partner_requests_at_idx ON partner_requests (at);--> statement-breakpoint
ALTER TABLE partner_requests ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON partner_requests TO portal_read_expert_system;--> statement-breakpoint
COMMENT ON TABLE partner_requests IS 'Calls of partners'' machines, written after the answer; kept for 30 days.';--> statement-breakpoint
COMMENT ON COLUMN partner_requests.sent IS 'The beginning of the body as it came, masked before it was written.';--> statement-breakpoint
COMMENT ON COLUMN partner_requests.answered IS 'The beginning of the answer, masked before it was written; of files nothing.';--> statement-breakpoint
COMMENT ON COLUMN partner_requests.is_again IS 'The first answer to an Idempotency-Key, given again.';--> statement-breakpoint
ALTER TABLE partner_keys ADD COLUMN must_sign boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE partner_keys ADD COLUMN version text NOT NULL DEFAULT '2026-11';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.must_sign IS 'Calls with it that carry no HTTP message signature are refused.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.version IS 'The dated version of the interface that calls with it get.';--> statement-breakpoint
CREATE TABLE partner_public_keys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  name text NOT NULL CONSTRAINT partner_public_keys_name_check CHECK (length(name) BETWEEN 2 AND 60),
  public_key bytea NOT NULL CONSTRAINT partner_public_keys_public_key_check CHECK (octet_length(public_key) = 32),
  created_by uuid NOT NULL CONSTRAINT partner_public_keys_created_by_users_id_fk REFERENCES users (id),
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_by uuid CONSTRAINT partner_public_keys_revoked_by_users_id_fk REFERENCES users (id),
  CONSTRAINT partner_public_keys_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id),
  CONSTRAINT partner_public_keys_revoked_check CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);--> statement-breakpoint
CREATE INDEX partner_public_keys_engine_code_idx ON partner_public_keys (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_public_keys_created_by_idx ON partner_public_keys (created_by);--> statement-breakpoint
CREATE INDEX partner_public_keys_revoked_by_idx ON partner_public_keys (revoked_by);--> statement-breakpoint
ALTER TABLE partner_public_keys ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_public_keys IS 'Ed25519 keys that partners sign calls with: the public half alone, so that nothing here could sign for them.';--> statement-breakpoint
CREATE TABLE partner_nonces (
  public_key_id uuid NOT NULL CONSTRAINT partner_nonces_public_key_id_partner_public_keys_id_fk REFERENCES partner_public_keys (id),
  nonce text NOT NULL CONSTRAINT partner_nonces_nonce_check CHECK (length(nonce) BETWEEN 8 AND 128),
  at timestamptz NOT NULL,
  PRIMARY KEY (public_key_id, nonce)
);--> statement-breakpoint
CREATE INDEX partner_nonces_at_idx ON partner_nonces (at);--> statement-breakpoint
ALTER TABLE partner_nonces ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_nonces IS 'Signatures that were used, for as long as the same one could be used again.';--> statement-breakpoint
CREATE TABLE partner_key_mails (
  key_id uuid NOT NULL CONSTRAINT partner_key_mails_key_id_partner_keys_id_fk REFERENCES partner_keys (id),
  about text NOT NULL CONSTRAINT partner_key_mails_about_check CHECK (about IN ('ends-in-14', 'ends-in-3')),
  at timestamptz NOT NULL,
  PRIMARY KEY (key_id, about)
);--> statement-breakpoint
ALTER TABLE partner_key_mails ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_key_mails IS 'Which keys a mail was ordered for because they end soon: one of each.';
