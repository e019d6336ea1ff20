CREATE TRIGGER review_cases_are_work AFTER INSERT ON review_cases FOR EACH ROW EXECUTE FUNCTION open_review_work();
CREATE TRIGGER review_cases_guard BEFORE UPDATE ON review_cases
  FOR EACH ROW EXECUTE FUNCTION guard_review_case();
CREATE TRIGGER review_cases_lapse AFTER UPDATE OF resolved_at ON review_cases FOR EACH ROW
  WHEN (old.resolved_at IS NULL AND new.resolved_at IS NOT NULL) EXECUTE FUNCTION lapse_review_work();
CREATE TRIGGER review_cases_no_delete BEFORE DELETE OR TRUNCATE ON review_cases
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
