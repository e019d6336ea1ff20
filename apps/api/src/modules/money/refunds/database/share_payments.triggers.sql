CREATE TRIGGER share_payments_no_delete BEFORE DELETE OR TRUNCATE ON share_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
