CREATE TRIGGER consultant_covers_no_delete BEFORE DELETE OR TRUNCATE ON consultant_covers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
