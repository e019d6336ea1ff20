-- Papers and closed periods are called by these.
CREATE TRIGGER revenue_head_names_no_delete BEFORE DELETE OR TRUNCATE ON revenue_head_names
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
