-- Two live public keys of an engine code, so that one can be changed for the other; one is revoked, and nothing else of it changes.
CREATE OR REPLACE FUNCTION guard_partner_signing_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF (new.id, new.expert_system_id, new.engine_code_id, new.name, new.algorithm, new.public_key, new.created_by, new.created_at)
      IS DISTINCT FROM (old.id, old.expert_system_id, old.engine_code_id, old.name, old.algorithm, old.public_key, old.created_by, old.created_at)
      OR old.revoked_at IS NOT NULL
    THEN
      RAISE EXCEPTION 'signing key % is revoked once, and nothing else of it changes', old.id
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_signing_keys_fixed', TABLE = 'partner_signing_keys';
    END IF;
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partner signing keys ' || new.engine_code_id, 0));
  IF EXISTS (SELECT FROM engine_codes WHERE id = new.engine_code_id AND revoked_on <= lagos_today()) THEN
    RAISE EXCEPTION 'engine code % is revoked', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_signing_keys_code_valid', TABLE = 'partner_signing_keys';
  END IF;
  IF (SELECT count(*) FROM partner_signing_keys WHERE engine_code_id = new.engine_code_id AND revoked_at IS NULL) >= 2 THEN
    RAISE EXCEPTION 'engine code % has two live signing keys', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_signing_keys_two_live', TABLE = 'partner_signing_keys';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_signing_keys_guard BEFORE INSERT OR UPDATE ON partner_signing_keys FOR EACH ROW EXECUTE FUNCTION guard_partner_signing_key();
CREATE TRIGGER partner_signing_keys_no_delete BEFORE DELETE OR TRUNCATE ON partner_signing_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
