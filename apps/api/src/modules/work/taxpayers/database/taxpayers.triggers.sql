CREATE TRIGGER taxpayers_leave_portfolio AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id) EXECUTE FUNCTION leave_portfolio();
CREATE TRIGGER taxpayers_under_open_office BEFORE INSERT OR UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('home_office_id');
