-- A certificate stays as it was issued. The holder chooses what it shows; a Director revokes what a Manager proposed; a newer one takes its place.
CREATE OR REPLACE FUNCTION guard_clearance_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] := ARRAY['shows_figures', 'revoked_at', 'revoked_by', 'replaced_by'];
BEGIN
  IF to_jsonb(new) - may_change <> to_jsonb(old) - may_change
    OR (old.revoked_at IS NOT NULL AND (new.revoked_at, new.revoked_by) IS DISTINCT FROM (old.revoked_at, old.revoked_by))
    OR (old.replaced_by IS NOT NULL AND new.replaced_by IS DISTINCT FROM old.replaced_by)
  THEN
    PERFORM refuse_clearance('a certificate stays as it was issued', 'clearance_certificates_facts_fixed', 'clearance_certificates');
  END IF;
  IF new.revoked_at IS NOT NULL AND old.revoked_at IS NULL AND NOT EXISTS (
    SELECT FROM clearance_revocations r WHERE r.certificate_id = new.id AND r.state = 'revoked' AND r.decided_by = new.revoked_by AND r.proposed_by <> r.decided_by
  ) THEN
    PERFORM refuse_clearance('two persons revoke a certificate', 'clearance_certificates_revoked_by_two', 'clearance_certificates');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER clearance_certificates_guard BEFORE UPDATE ON clearance_certificates FOR EACH ROW EXECUTE FUNCTION guard_clearance_certificate();
CREATE TRIGGER clearance_certificates_no_delete BEFORE DELETE OR TRUNCATE ON clearance_certificates FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
