CREATE TRIGGER obligation_facts_stay BEFORE DELETE OR TRUNCATE ON obligation_facts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
