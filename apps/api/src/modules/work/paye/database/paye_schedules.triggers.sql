CREATE TRIGGER paye_schedules_credit AFTER UPDATE OF state ON paye_schedules FOR EACH ROW
  WHEN (old.state = 'draft' AND new.state = 'filed') EXECUTE FUNCTION open_paye_credit();
CREATE TRIGGER paye_schedules_no_truncate BEFORE TRUNCATE ON paye_schedules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
