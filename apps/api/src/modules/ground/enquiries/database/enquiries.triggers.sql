CREATE TRIGGER enquiries_under_open_office BEFORE INSERT OR UPDATE OF office_id ON enquiries FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('office_id');
