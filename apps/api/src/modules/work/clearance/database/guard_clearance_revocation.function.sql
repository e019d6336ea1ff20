-- What was proposed stays, is decided once, and by nobody about themselves.
CREATE OR REPLACE FUNCTION guard_clearance_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_tpui text := (SELECT tpui FROM clearance_certificates WHERE id = new.certificate_id);
BEGIN
  IF tg_op = 'INSERT' THEN
    new.proposed_at := clock_timestamp();
    IF new.state <> 'proposed' OR EXISTS (SELECT FROM clearance_certificates c WHERE c.id = new.certificate_id AND standing_of_certificate(c) <> 'valid') THEN
      PERFORM refuse_clearance('what is valid can be proposed to be revoked', 'clearance_revocations_begin', 'clearance_revocations');
    END IF;
  ELSIF old.state <> 'proposed' OR (new.id, new.certificate_id, new.reason, new.proposed_by, new.proposed_at)
    IS DISTINCT FROM (old.id, old.certificate_id, old.reason, old.proposed_by, old.proposed_at)
  THEN
    PERFORM refuse_clearance('what was proposed and decided stays', 'clearance_revocations_fixed', 'clearance_revocations');
  END IF;
  IF reading.is_same_person(new.proposed_by, of_tpui) OR reading.is_same_person(new.decided_by, of_tpui) THEN
    PERFORM refuse_clearance('nobody decides about themselves', 'clearance_revocations_own', 'clearance_revocations');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER clearance_revocations_guard BEFORE INSERT OR UPDATE ON clearance_revocations FOR EACH ROW EXECUTE FUNCTION guard_clearance_revocation();
CREATE TRIGGER clearance_revocations_no_delete BEFORE DELETE OR TRUNCATE ON clearance_revocations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
