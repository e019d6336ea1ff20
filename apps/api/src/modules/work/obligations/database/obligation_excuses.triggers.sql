CREATE TRIGGER obligation_excuses_no_delete BEFORE DELETE OR TRUNCATE ON obligation_excuses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
