CREATE TRIGGER payment_intent_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_intent_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
