CREATE TRIGGER demand_notices_no_conflict BEFORE INSERT OR UPDATE ON demand_notices FOR EACH ROW
  EXECUTE FUNCTION refuse_conflicted('prepared_by', 'decided_by', 'issued_by', 'served_by', 'ended_by');
