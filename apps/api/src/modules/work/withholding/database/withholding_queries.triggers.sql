CREATE TRIGGER withholding_queries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withholding_queries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
