-- Nobody takes back an end; how many there may be is counted under a lock of the engine code.
CREATE OR REPLACE FUNCTION guard_partner_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF old.state = 'ended' OR (new.expert_system_id, new.engine_code_id, new.shape, new.created_by, new.created_at)
      IS DISTINCT FROM (old.expert_system_id, old.engine_code_id, old.shape, old.created_by, old.created_at)
    THEN
      RAISE EXCEPTION 'webhook % is ended, or of another partner', old.id
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_webhooks_fixed', TABLE = 'partner_webhooks';
    END IF;
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partner webhooks ' || new.engine_code_id, 0));
  IF EXISTS (SELECT FROM engine_codes WHERE id = new.engine_code_id AND revoked_on <= lagos_today()) THEN
    RAISE EXCEPTION 'engine code % is revoked', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_webhooks_code_valid', TABLE = 'partner_webhooks';
  END IF;
  IF (SELECT count(*) FROM partner_webhooks WHERE engine_code_id = new.engine_code_id AND state <> 'ended') >= 5 THEN
    RAISE EXCEPTION 'engine code % has five webhooks', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_webhooks_five', TABLE = 'partner_webhooks';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_webhooks_guard BEFORE INSERT OR UPDATE ON partner_webhooks FOR EACH ROW EXECUTE FUNCTION guard_partner_webhook();
