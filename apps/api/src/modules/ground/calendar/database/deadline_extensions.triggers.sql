CREATE TRIGGER deadline_extensions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deadline_extensions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
