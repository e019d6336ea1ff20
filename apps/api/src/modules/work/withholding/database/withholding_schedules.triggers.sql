CREATE TRIGGER withholding_schedules_credit AFTER UPDATE OF state ON withholding_schedules FOR EACH ROW
  WHEN (old.state = 'draft' AND new.state = 'filed') EXECUTE FUNCTION open_paye_credit();
CREATE TRIGGER withholding_schedules_no_truncate BEFORE TRUNCATE ON withholding_schedules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
