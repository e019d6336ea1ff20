CREATE TRIGGER payment_settlements_no_delete BEFORE DELETE OR TRUNCATE ON payment_settlements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
