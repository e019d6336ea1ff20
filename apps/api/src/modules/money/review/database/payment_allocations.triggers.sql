CREATE TRIGGER payment_allocations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_allocations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER payment_allocations_cover_credit AFTER INSERT ON payment_allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.purpose = 'credit' AND new.amount_kobo < 0) EXECUTE FUNCTION check_credit_covered();
CREATE TRIGGER payment_allocations_refund AFTER INSERT ON payment_allocations FOR EACH ROW
  WHEN (new.purpose = 'refund') EXECUTE FUNCTION follow_refund_allocation();
