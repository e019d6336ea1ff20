CREATE TRIGGER work_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON work_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER work_steps_paye_credit AFTER INSERT ON work_steps FOR EACH ROW
  WHEN (new.move IN ('propose', 'approve', 'refuse', 'withdraw', 'lapse')) EXECUTE FUNCTION follow_paye_credit_step();
