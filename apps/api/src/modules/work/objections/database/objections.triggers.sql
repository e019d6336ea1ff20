CREATE TRIGGER objections_no_conflict BEFORE INSERT OR UPDATE ON objections FOR EACH ROW
  EXECUTE FUNCTION refuse_conflicted('proposed_by', 'decided_by');
