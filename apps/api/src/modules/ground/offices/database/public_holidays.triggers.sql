CREATE TRIGGER public_holidays_no_truncate BEFORE TRUNCATE ON public_holidays FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
