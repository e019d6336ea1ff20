-- A certificate is of an application that was issued, as it was decided: by the rules alone, or by another than who prepared it.
CREATE OR REPLACE FUNCTION guard_new_clearance_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  application clearance_applications;
BEGIN
  SELECT * INTO application FROM clearance_applications WHERE id = new.application_id FOR UPDATE;
  new.issued_at := clock_timestamp();
  new.issued_on := lagos_day(new.issued_at);
  new.prepared_by := CASE WHEN application.decided_by IS NOT NULL THEN application.prepared_by END;
  new.issued_by := application.decided_by;
  IF application.state <> 'issued' OR jsonb_array_length(application.blockers) > 0 THEN
    PERFORM refuse_clearance('its application is not issued', 'clearance_certificates_issued', 'clearance_certificates');
  END IF;
  IF (new.tpui, new.first_year) IS DISTINCT FROM (application.tpui, application.first_year) THEN
    PERFORM refuse_clearance('its application is another one''s', 'clearance_certificates_own', 'clearance_certificates');
  END IF;
  IF new.valid_until > clearance_last_day(lagos_today()) THEN
    PERFORM refuse_clearance('it is valid longer than the setting says', 'clearance_certificates_last_day', 'clearance_certificates');
  END IF;
  IF num_nonnulls(new.revoked_at, new.replaced_by) > 0 THEN
    PERFORM refuse_clearance('it begins valid', 'clearance_certificates_begin', 'clearance_certificates');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER clearance_certificates_begin BEFORE INSERT ON clearance_certificates FOR EACH ROW EXECUTE FUNCTION guard_new_clearance_certificate();
