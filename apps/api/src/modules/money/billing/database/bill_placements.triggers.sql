CREATE TRIGGER bill_placements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bill_placements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
