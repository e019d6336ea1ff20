CREATE TRIGGER payment_transitions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_transitions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
