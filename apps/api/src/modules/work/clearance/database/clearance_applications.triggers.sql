CREATE TRIGGER clearance_applications_no_conflict BEFORE UPDATE ON clearance_applications FOR EACH ROW
  EXECUTE FUNCTION refuse_conflicted('prepared_by', 'decided_by');
