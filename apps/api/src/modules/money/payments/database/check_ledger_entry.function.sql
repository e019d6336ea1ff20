-- Entries are written with their transaction and never added to it. Rows of one (sub)transaction share their xmin.
CREATE OR REPLACE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
  entries int;
  added int;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_accounts WHERE code = new.account) THEN
    RAISE EXCEPTION 'there is no ledger account %', new.account
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries_account_exists', TABLE = 'ledger_entries';
  END IF;
  SELECT sum(e.amount_kobo), count(*), count(*) FILTER (WHERE e.xmin <> t.xmin) INTO total, entries, added
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.transaction_id = new.transaction_id;
  IF added > 0 THEN
    RAISE EXCEPTION 'ledger transaction % is closed', new.transaction_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_closed', TABLE = 'ledger_entries';
  END IF;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance: % entries, sum %', new.transaction_id, entries, total
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_balance', TABLE = 'ledger_entries';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
