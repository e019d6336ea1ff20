CREATE TRIGGER reconciliation_runs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliation_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
