CREATE TRIGGER discrepancies_no_conflict BEFORE INSERT OR UPDATE ON discrepancies FOR EACH ROW
  EXECUTE FUNCTION refuse_conflicted('opened_by', 'queried_by', 'decided_by');
CREATE TRIGGER discrepancies_no_delete BEFORE DELETE OR TRUNCATE ON discrepancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
