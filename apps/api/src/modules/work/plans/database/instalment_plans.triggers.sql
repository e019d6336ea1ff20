CREATE TRIGGER instalment_plans_no_delete BEFORE DELETE OR TRUNCATE ON instalment_plans
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
