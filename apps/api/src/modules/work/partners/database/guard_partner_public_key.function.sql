-- Two live ones of an engine code, so that one can be changed for the other; what was revoked stays revoked.
CREATE OR REPLACE FUNCTION guard_partner_public_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF old.revoked_at IS NOT NULL OR (new.id, new.expert_system_id, new.engine_code_id, new.name, new.public_key, new.created_by, new.created_at)
      IS DISTINCT FROM (old.id, old.expert_system_id, old.engine_code_id, old.name, old.public_key, old.created_by, old.created_at)
    THEN
      RAISE EXCEPTION 'public key % is revoked, and nothing else of it changes', old.id
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_public_keys_fixed', TABLE = 'partner_public_keys';
    END IF;
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partner public keys ' || new.engine_code_id, 0));
  IF EXISTS (SELECT FROM engine_codes WHERE id = new.engine_code_id AND revoked_on <= lagos_today()) THEN
    RAISE EXCEPTION 'engine code % is revoked', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_keys_code_valid', TABLE = 'partner_public_keys';
  END IF;
  IF (SELECT count(*) FROM partner_public_keys WHERE engine_code_id = new.engine_code_id AND revoked_at IS NULL) >= 2 THEN
    RAISE EXCEPTION 'engine code % has two public keys', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_public_keys_two_live', TABLE = 'partner_public_keys';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_public_keys_guard BEFORE INSERT OR UPDATE ON partner_public_keys FOR EACH ROW EXECUTE FUNCTION guard_partner_public_key();
CREATE TRIGGER partner_public_keys_no_delete BEFORE DELETE OR TRUNCATE ON partner_public_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
