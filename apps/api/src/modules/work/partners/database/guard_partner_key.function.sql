-- Two live keys of an engine code, so that one can be changed for the other; nobody makes a third while both work.
CREATE OR REPLACE FUNCTION guard_partner_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  live int;
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF (new.id, new.handle, new.secret_hash, new.expert_system_id, new.engine_code_id, new.name, new.scopes, new.allowed_addresses, new.must_be_signed, new.api_version, new.created_by, new.created_at, new.expires_at)
      IS DISTINCT FROM (old.id, old.handle, old.secret_hash, old.expert_system_id, old.engine_code_id, old.name, old.scopes, old.allowed_addresses, old.must_be_signed, old.api_version, old.created_by, old.created_at, old.expires_at)
      OR old.revoked_at IS NOT NULL AND (new.revoked_at, new.revoked_by, new.revoked_why) IS DISTINCT FROM (old.revoked_at, old.revoked_by, old.revoked_why)
    THEN
      RAISE EXCEPTION 'key % is used and revoked, and nothing else of it changes', old.handle
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_keys_fixed', TABLE = 'partner_keys';
    END IF;
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partner keys ' || new.engine_code_id, 0));
  IF EXISTS (SELECT FROM engine_codes WHERE id = new.engine_code_id AND revoked_on <= lagos_today()) THEN
    RAISE EXCEPTION 'engine code % is revoked', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_keys_code_valid', TABLE = 'partner_keys';
  END IF;
  SELECT count(*) INTO live FROM partner_keys
  WHERE engine_code_id = new.engine_code_id AND revoked_at IS NULL AND expires_at > clock_timestamp();
  IF live >= 2 THEN
    RAISE EXCEPTION 'engine code % has two live keys', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_keys_two_live', TABLE = 'partner_keys';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_keys_guard BEFORE INSERT OR UPDATE ON partner_keys FOR EACH ROW EXECUTE FUNCTION guard_partner_key();
CREATE TRIGGER partner_keys_no_delete BEFORE DELETE OR TRUNCATE ON partner_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
