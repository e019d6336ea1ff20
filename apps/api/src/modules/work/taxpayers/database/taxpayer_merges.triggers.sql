CREATE TRIGGER taxpayer_merges_no_delete BEFORE DELETE OR TRUNCATE ON taxpayer_merges
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
