CREATE TRIGGER taxpayer_standings_no_delete BEFORE DELETE OR TRUNCATE ON taxpayer_standings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
