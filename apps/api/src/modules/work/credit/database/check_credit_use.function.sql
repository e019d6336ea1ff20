-- At commit: credit that was used is in the books, whole, with the receipt of its bill; and nobody used more than they have.
CREATE OR REPLACE FUNCTION check_credit_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used credit_uses;
BEGIN
  SELECT * INTO used FROM credit_uses WHERE id = new.id;
  IF NOT used.by_payer AND NOT EXISTS (SELECT FROM work_items WHERE kind = 'credit-use' AND subject = 'credit-use:' || used.id)
    OR used.by_payer AND used.state = 'proposed'
  THEN PERFORM refuse_credit('nobody decides it', 'credit_uses_are_work'); END IF;
  IF (used.state IN ('used', 'returned')) <> EXISTS (
      SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.kind = 'credit-use' AND t.reference = 'credit-use:' || used.id AND e.account = 'liability:taxpayer-credit' AND e.amount_kobo = used.amount_kobo)
    OR (used.state = 'returned') <> EXISTS (
      SELECT FROM ledger_transactions t WHERE t.kind = 'credit-return' AND t.reference = 'credit-use:' || used.id)
  THEN PERFORM refuse_credit('the books say another thing', 'credit_uses_booked'); END IF;
  IF used.state IN ('used', 'returned') AND (
      (SELECT sum(amount_kobo) FROM credit_use_parts WHERE use_id = used.id) IS DISTINCT FROM used.amount_kobo::numeric
      OR NOT EXISTS (SELECT FROM receipts WHERE bill_id = used.bill_id AND amount_kobo = used.amount_kobo))
  THEN PERFORM refuse_credit('it is not whole', 'credit_uses_whole'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER credit_uses_complete AFTER INSERT OR UPDATE ON credit_uses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_use();
