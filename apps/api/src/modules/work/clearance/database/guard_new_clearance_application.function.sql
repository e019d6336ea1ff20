-- It begins undecided, for the three years before the one in which it is asked; its moment is the database's to say.
CREATE OR REPLACE FUNCTION guard_new_clearance_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.asked_at := clock_timestamp();
  IF new.state NOT IN ('blocked', 'waiting', 'issued') OR num_nonnulls(new.prepared_by, new.decided_by) > 0 THEN
    PERFORM refuse_clearance('it begins undecided', 'clearance_applications_begin', 'clearance_applications');
  END IF;
  IF new.first_year <> extract(year FROM lagos_today()) - 3 THEN
    PERFORM refuse_clearance('it is about the three years before this one', 'clearance_applications_years', 'clearance_applications');
  END IF;
  IF new.state = 'issued' AND (new.draw < 200 OR new.person_reasons <> '{}') THEN
    PERFORM refuse_clearance('it is for a person', 'clearance_applications_person', 'clearance_applications');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER clearance_applications_begin BEFORE INSERT ON clearance_applications FOR EACH ROW EXECUTE FUNCTION guard_new_clearance_application();
