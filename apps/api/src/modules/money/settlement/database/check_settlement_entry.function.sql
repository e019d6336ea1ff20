-- What is given up was given up by two persons: the books say so for every kobo of it.
CREATE OR REPLACE FUNCTION check_settlement_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text[] := string_to_array(new.reference, ':');
  is_known boolean;
BEGIN
  is_known := CASE new.kind
    WHEN 'settlement' THEN EXISTS (SELECT FROM settlement_lines WHERE batch_id = about[2]::bigint AND booked_kobo IS NOT NULL)
    WHEN 'settlement-match' THEN EXISTS (SELECT FROM settlement_lines WHERE id = about[2]::bigint AND booked_kobo = about[3]::bigint)
    WHEN 'settlement-bank' THEN EXISTS (SELECT FROM bank_lines WHERE id = about[2]::bigint AND batch_id IS NOT NULL)
    WHEN 'settlement-write-off' THEN EXISTS (
      SELECT FROM settlement_proposals q WHERE q.id = about[2]::bigint AND q.outcome = 'approved' AND q.action = 'write-off' AND q.write_off_kobo = (
        SELECT sum(amount_kobo) FROM ledger_entries WHERE transaction_id = new.id AND account = 'expense:settlement-differences'))
    WHEN 'settlement-book' THEN EXISTS (
      SELECT FROM settlement_proposals q WHERE q.id = about[2]::bigint AND q.outcome = 'approved' AND q.action = 'book' AND q.write_off_kobo = (
        SELECT sum(amount_kobo) FROM ledger_entries WHERE transaction_id = new.id AND account = 'receivable:providers'))
    ELSE false END;
  IF NOT is_known THEN
    RAISE EXCEPTION 'ledger transaction % is of a settlement that never came', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_settlement', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;
