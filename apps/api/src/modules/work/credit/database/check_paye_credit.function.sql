-- At commit: it is a case, and the books have what was granted, once, and back what was returned.
CREATE OR REPLACE FUNCTION check_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
BEGIN
  SELECT * INTO credit FROM paye_credits WHERE id = new.id;
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'paye-credit' AND subject = 'paye-credit:' || credit.id)
  THEN PERFORM refuse_paye_credit('nobody decides it', 'paye_credits_are_work'); END IF;
  IF (credit.state IN ('granted', 'returned')) <> EXISTS (
      SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.kind = 'paye-credit' AND t.reference = 'paye-credit:' || credit.id AND e.account = 'liability:taxpayer-credit' AND e.amount_kobo = -credit.amount_kobo)
    OR (credit.state = 'returned') <> EXISTS (SELECT FROM ledger_transactions t WHERE t.kind = 'paye-credit-return' AND t.reference = 'paye-credit:' || credit.id)
  THEN PERFORM refuse_paye_credit('the books say another thing', 'paye_credits_booked'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER paye_credits_complete AFTER INSERT OR UPDATE ON paye_credits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_paye_credit();
