CREATE OR REPLACE FUNCTION guard_provider_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.provider, new.dedupe_key, new.signature_valid, new.raw, new.headers, new.received_at,
      new.provider_reference, new.order_id, new.movement_date, new.movement_reference)
    IS DISTINCT FROM (old.id, old.provider, old.dedupe_key, old.signature_valid, old.raw, old.headers, old.received_at,
      old.provider_reference, old.order_id, old.movement_date, old.movement_reference)
  THEN
    RAISE EXCEPTION 'what a provider sent is kept as it came'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'provider_notifications_kept', TABLE = 'provider_notifications';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER provider_notifications_kept BEFORE UPDATE ON provider_notifications
  FOR EACH ROW EXECUTE FUNCTION guard_provider_notification();
