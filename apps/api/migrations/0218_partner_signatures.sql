-- Public keys that partners sign their calls with, the nonces of signed calls, and which partners must sign. New tables, which a process of the
-- release before knows nothing of; foreign keys to `users`, `engine_codes` and `partner_keys` take short locks. Keys say whether they open
-- anything without a signature, and in which version of the interface: constant defaults, so no row is rewritten.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE partner_signing_keys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL,
  engine_code_id integer NOT NULL,
  name text NOT NULL CONSTRAINT partner_signing_keys_name_check CHECK (length(name) BETWEEN 2 AND 60),
  algorithm text NOT NULL CONSTRAINT partner_signing_keys_algorithm_check CHECK (algorithm IN ('ed25519', 'ecdsa-p256-sha256')),
  public_key bytea NOT NULL CONSTRAINT partner_signing_keys_public_key_check CHECK (length(public_key) BETWEEN 40 AND 200),
  created_by uuid NOT NULL CONSTRAINT partner_signing_keys_created_by_users_id_fk REFERENCES users (id),
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_by uuid CONSTRAINT partner_signing_keys_revoked_by_users_id_fk REFERENCES users (id),
  CONSTRAINT partner_signing_keys_revoked_check CHECK ((revoked_at IS NULL) = (revoked_by IS NULL)),
  CONSTRAINT partner_signing_keys_public_key_key UNIQUE (engine_code_id, public_key),
  CONSTRAINT partner_signing_keys_engine_code_fk FOREIGN KEY (expert_system_id, engine_code_id) REFERENCES engine_codes (expert_system_id, id)
);--> statement-breakpoint
CREATE INDEX partner_signing_keys_engine_code_idx ON partner_signing_keys (expert_system_id, engine_code_id);--> statement-breakpoint
CREATE INDEX partner_signing_keys_created_by_idx ON partner_signing_keys (created_by);--> statement-breakpoint
CREATE INDEX partner_signing_keys_revoked_by_idx ON partner_signing_keys (revoked_by);--> statement-breakpoint
CREATE TABLE partner_nonces (
  signing_key_id uuid NOT NULL CONSTRAINT partner_nonces_signing_key_id_partner_signing_keys_id_fk REFERENCES partner_signing_keys (id),
  nonce text NOT NULL CONSTRAINT partner_nonces_nonce_check CHECK (length(nonce) BETWEEN 1 AND 128),
  at timestamptz NOT NULL,
  PRIMARY KEY (signing_key_id, nonce)
);--> statement-breakpoint
CREATE INDEX partner_nonces_at_idx ON partner_nonces (at);--> statement-breakpoint
CREATE TABLE partner_signature_duties (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  expert_system_id integer NOT NULL CONSTRAINT partner_signature_duties_expert_system_id_expert_systems_id_fk REFERENCES expert_systems (id),
  reason text NOT NULL CONSTRAINT partner_signature_duties_reason_check CHECK (length(reason) BETWEEN 5 AND 500),
  ordered_by uuid NOT NULL CONSTRAINT partner_signature_duties_ordered_by_users_id_fk REFERENCES users (id),
  ordered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lift_reason text CONSTRAINT partner_signature_duties_lift_reason_check CHECK (length(lift_reason) BETWEEN 5 AND 500),
  lift_proposed_by uuid CONSTRAINT partner_signature_duties_lift_proposed_by_users_id_fk REFERENCES users (id),
  lift_proposed_at timestamptz,
  lifted_by uuid CONSTRAINT partner_signature_duties_lifted_by_users_id_fk REFERENCES users (id),
  lifted_at timestamptz,
  CONSTRAINT partner_signature_duties_lift_check CHECK (num_nulls(lift_reason, lift_proposed_by, lift_proposed_at) IN (0, 3)
    AND num_nulls(lifted_by, lifted_at) IN (0, 2) AND (lifted_at IS NULL OR lift_proposed_at IS NOT NULL)),
  CONSTRAINT partner_signature_duties_two_persons_check CHECK (lifted_by <> lift_proposed_by)
);--> statement-breakpoint
CREATE UNIQUE INDEX partner_signature_duties_open_idx ON partner_signature_duties (expert_system_id) WHERE lifted_at IS NULL;--> statement-breakpoint
CREATE INDEX partner_signature_duties_of_system_idx ON partner_signature_duties (expert_system_id);--> statement-breakpoint
CREATE INDEX partner_signature_duties_ordered_by_idx ON partner_signature_duties (ordered_by);--> statement-breakpoint
CREATE INDEX partner_signature_duties_lift_proposed_by_idx ON partner_signature_duties (lift_proposed_by);--> statement-breakpoint
CREATE INDEX partner_signature_duties_lifted_by_idx ON partner_signature_duties (lifted_by);--> statement-breakpoint
ALTER TABLE partner_keys ADD COLUMN must_be_signed boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE partner_keys ADD COLUMN api_version text NOT NULL DEFAULT '2026-11-29';--> statement-breakpoint
ALTER TABLE partner_keys ADD CONSTRAINT partner_keys_api_version_check CHECK (api_version ~ '^\d{4}-\d{2}-\d{2}$') NOT VALID;--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE partner_keys VALIDATE CONSTRAINT partner_keys_api_version_check;--> statement-breakpoint
ALTER TABLE partner_signing_keys ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE partner_nonces ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE partner_signature_duties ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
COMMENT ON TABLE partner_signing_keys IS 'Public keys with which calls of one engine code are signed (RFC 9421); nothing here is secret.';--> statement-breakpoint
COMMENT ON COLUMN partner_signing_keys.public_key IS 'SubjectPublicKeyInfo, DER.';--> statement-breakpoint
COMMENT ON TABLE partner_nonces IS 'Nonces of signed calls: each comes once while its signature could still be fresh.';--> statement-breakpoint
COMMENT ON TABLE partner_signature_duties IS 'Which partners must sign their live calls: ordered by one person, lifted by two.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.must_be_signed IS 'Who made the key wants it so: without a signature it opens nothing.';--> statement-breakpoint
COMMENT ON COLUMN partner_keys.api_version IS 'Of the interface: the newest on the day on which the key was made.';
