-- Somebody of the team notes on a phone of their own what they met; when it came is our clock. It stays as it was captured, also when the visit was called off.
CREATE OR REPLACE FUNCTION guard_visit_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM enforcement_team t JOIN enforcement_visits v ON v.id = t.visit_id
      WHERE t.visit_id = new.visit_id AND t.user_id = new.officer_id AND v.state <> 'planned')
    OR NOT phone_is_of_officer(new.device_id, new.officer_id)
  THEN
    RAISE EXCEPTION 'only the team of a visit notes it, on phones of their own'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'visit_reports_by_team', TABLE = 'visit_reports';
  END IF;
  new.received_at := clock_timestamp();
  RETURN new;
END $$;

CREATE TRIGGER visit_reports_guard BEFORE INSERT ON visit_reports FOR EACH ROW EXECUTE FUNCTION guard_visit_report();
CREATE TRIGGER visit_reports_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON visit_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER visit_photos_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON visit_photos FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
