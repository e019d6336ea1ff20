CREATE TRIGGER consultants_under_open_office BEFORE INSERT OR UPDATE OF office_id ON consultants FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('office_id');
