CREATE TRIGGER payment_intents_no_delete BEFORE DELETE OR TRUNCATE ON payment_intents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
