CREATE TRIGGER plan_penalties_no_delete BEFORE DELETE OR TRUNCATE ON plan_penalties
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
