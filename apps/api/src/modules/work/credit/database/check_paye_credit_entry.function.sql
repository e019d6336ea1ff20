CREATE OR REPLACE FUNCTION check_paye_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM paye_credits WHERE 'paye-credit:' || id = new.reference AND (state = 'returned' OR (state = 'granted' AND new.kind = 'paye-credit'))
  ) OR (SELECT count(*) FROM ledger_transactions WHERE kind = new.kind AND reference = new.reference) > 1
  THEN PERFORM refuse_paye_credit('nobody decided what is booked', 'paye_credit_entries_decided'); END IF;
  RETURN NULL;
END $$;
