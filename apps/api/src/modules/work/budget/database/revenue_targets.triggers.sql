CREATE TRIGGER revenue_targets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON revenue_targets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
