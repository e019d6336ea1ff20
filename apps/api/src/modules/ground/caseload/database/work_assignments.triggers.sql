CREATE TRIGGER work_assignments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON work_assignments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
