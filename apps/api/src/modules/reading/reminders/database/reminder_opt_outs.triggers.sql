CREATE TRIGGER reminder_opt_outs_no_delete BEFORE DELETE OR TRUNCATE ON reminder_opt_outs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
