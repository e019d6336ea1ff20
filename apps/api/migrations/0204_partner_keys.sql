-- Keys with which partners' machines call the interface. A new table, which a process of the release before knows nothing of; foreign keys to
-- `users` and `engine_codes` take short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE partner_keys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  handle text NOT NULL CONSTRAINT partner_keys_handle_key UNIQUE CONSTRAINT partner_keys_handle_check CHECK (handle ~ '^[0-9A-Za-z]{8}$'),
  secret_hash bytea NOT NULL CONSTRAINT partner_keys_secret_hash_check CHECK (length(secret_hash) = 32),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  name text NOT NULL CONSTRAINT partner_keys_name_check CHECK (length(name) BETWEEN 2 AND 60),
  scopes text[] NOT NULL CONSTRAINT partner_keys_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['bills', 'read', 'settlements']),
  allowed_addresses text[] NOT NULL DEFAULT '{}' CONSTRAINT partner_keys_addresses_check CHECK (cardinality(allowed_addresses) <= 20),
  created_by uuid NOT NULL CONSTRAINT partner_keys_created_by_users_id_fk REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL CONSTRAINT partner_keys_expires_check CHECK (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid CONSTRAINT partner_keys_revoked_by_users_id_fk REFERENCES users (id),
  revoked_why text CONSTRAINT partner_keys_revoked_why_check CHECK (revoked_why IN ('by-person', 'in-address')),
  CONSTRAINT partner_keys_revoked_check CHECK ((revoked_at IS NULL) = (revoked_why IS NULL) AND (revoked_why IS NOT DISTINCT FROM 'by-person') = (revoked_by IS NOT NULL)),
  CONSTRAINT partner_keys_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_keys_engine_code_id_idx ON partner_keys (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_keys_created_by_idx ON partner_keys (created_by);--> statement-breakpoint
CREATE INDEX partner_keys_revoked_by_idx ON partner_keys (revoked_by);--> statement-breakpoint
ALTER TABLE partner_keys ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_keys IS 'Keys of the partners'' interface: each of one engine code, whose bills alone it reads and raises.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.handle IS 'The part of the key that names it; no secret.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.secret_hash IS 'SHA-256 of the whole key: 190 bits at random need no slow digest.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.allowed_addresses IS 'IP addresses and blocks from which it may be used; empty: from everywhere.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.last_used_at IS 'To the minute.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.revoked_why IS 'in-address: it came in the address of a call, where logs keep it.';
