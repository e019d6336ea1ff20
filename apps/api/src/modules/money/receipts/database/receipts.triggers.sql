CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_collected AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION write_collection_lines();
CREATE CONSTRAINT TRIGGER receipts_paid_means_receipt AFTER INSERT ON receipts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_paid_means_receipt();
CREATE TRIGGER receipts_told_at_counter AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION tell_counter_of_receipt();
