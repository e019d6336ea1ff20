CREATE OR REPLACE FUNCTION check_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM credit_uses WHERE 'credit-use:' || id = new.reference AND (state = 'returned' OR (state = 'used' AND new.kind = 'credit-use'))
  ) THEN PERFORM refuse_credit('nobody decided what is booked', 'credit_entries_decided'); END IF;
  RETURN NULL;
END $$;
