CREATE TRIGGER paye_query_words_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paye_query_words FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
