CREATE TRIGGER restore_questions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON restore_questions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
