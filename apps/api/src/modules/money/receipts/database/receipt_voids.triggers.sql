CREATE TRIGGER receipt_voids_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_voids
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipt_voids_collected AFTER INSERT ON receipt_voids FOR EACH ROW EXECUTE FUNCTION write_voided_lines();
CREATE TRIGGER receipt_voids_return_credits AFTER INSERT ON receipt_voids FOR EACH ROW EXECUTE FUNCTION return_paye_credits();
