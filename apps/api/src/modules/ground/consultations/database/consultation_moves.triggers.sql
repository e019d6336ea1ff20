CREATE TRIGGER consultation_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consultation_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
