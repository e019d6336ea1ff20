CREATE TRIGGER assessments_no_conflict BEFORE INSERT OR UPDATE ON assessments FOR EACH ROW
  EXECUTE FUNCTION refuse_conflicted('proposed_by', 'decided_by', 'served_by', 'ended_by');
