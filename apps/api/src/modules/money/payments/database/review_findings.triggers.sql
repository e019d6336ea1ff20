CREATE TRIGGER review_findings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON review_findings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
