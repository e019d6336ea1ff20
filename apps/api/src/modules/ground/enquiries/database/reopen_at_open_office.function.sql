-- What was closed and is taken up again goes to who took over.
CREATE OR REPLACE FUNCTION reopen_at_open_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.office_id := open_office(new.office_id);
  RETURN new;
END $$;

CREATE TRIGGER enquiries_reopen_at_open_office BEFORE UPDATE OF state ON enquiries FOR EACH ROW
  WHEN (old.state = 'closed' AND new.state <> 'closed' AND new.office_id IS NOT NULL) EXECUTE FUNCTION reopen_at_open_office();
