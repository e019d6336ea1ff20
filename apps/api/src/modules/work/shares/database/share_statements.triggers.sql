CREATE TRIGGER share_statements_stay BEFORE DELETE OR TRUNCATE ON share_statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
