CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions_have_settlement AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind LIKE 'settlement%') EXECUTE FUNCTION check_settlement_entry();
CREATE TRIGGER ledger_transactions_no_second_return BEFORE INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('reversal', 'refund')) EXECUTE FUNCTION guard_reversal_of_refund();
CREATE CONSTRAINT TRIGGER ledger_transactions_of_credit AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('credit-use', 'credit-return')) EXECUTE FUNCTION check_credit_entry();
CREATE CONSTRAINT TRIGGER ledger_transactions_of_fundings AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind = 'refund-funding') EXECUTE FUNCTION check_refund_funding();
CREATE CONSTRAINT TRIGGER ledger_transactions_of_paye_credit AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('paye-credit', 'paye-credit-return')) EXECUTE FUNCTION check_paye_credit_entry();
CREATE CONSTRAINT TRIGGER ledger_transactions_of_refunds AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('refund-owed', 'refund-paid')) EXECUTE FUNCTION check_refund_entries();
CREATE CONSTRAINT TRIGGER ledger_transactions_of_shares AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('share-owed', 'share-paid')) EXECUTE FUNCTION check_share_entries();
CREATE TRIGGER ledger_transactions_turn_settlement AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('reversal', 'refund', 'refund-paid')) EXECUTE FUNCTION turn_settlement();
