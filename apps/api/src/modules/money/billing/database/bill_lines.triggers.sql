CREATE TRIGGER bill_lines_no_truncate BEFORE TRUNCATE ON bill_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bill_lines_queue_added AFTER INSERT ON bill_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('added');
CREATE TRIGGER bill_lines_queue_became AFTER UPDATE ON bill_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('added');
CREATE TRIGGER bill_lines_queue_removed AFTER DELETE ON bill_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('removed');
CREATE TRIGGER bill_lines_queue_was AFTER UPDATE ON bill_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION queue_lines('removed');
CREATE CONSTRAINT TRIGGER bill_lines_terms_at_counter AFTER INSERT ON bill_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_lines();
