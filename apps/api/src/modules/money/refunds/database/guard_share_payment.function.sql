-- A payment of shares moves by the steps of its case; when it is sent, it goes to the account on record and nowhere else. What is generated is not there yet.
CREATE OR REPLACE FUNCTION guard_share_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'bank_code', 'account_number', 'account_name', 'list_id', 'came_back', 'paid_on', 'subject'];
BEGIN
  IF to_jsonb(new) - moving <> to_jsonb(old) - moving THEN PERFORM refuse_share_payment('what it is about never changes', 'share_payments_facts_fixed'); END IF;
  IF new.state <> old.state AND new.state <> (SELECT state FROM work_items WHERE kind = 'share-payment' AND subject = 'share-payment:' || new.id) THEN
    PERFORM refuse_share_payment('it moves by a step of its case', 'share_payments_move_by_steps');
  END IF;
  IF new.list_id IS DISTINCT FROM old.list_id AND old.state <> 'payable' THEN PERFORM refuse_share_payment('it is not to be paid now', 'share_payments_list_fixed'); END IF;
  IF (new.bank_code, new.account_number, new.account_name) IS DISTINCT FROM (old.bank_code, old.account_number, old.account_name) THEN
    PERFORM refuse_share_payment('it goes to the account on record', 'share_payments_account_fixed');
  END IF;
  IF old.state = 'payable' AND new.state = 'sent' THEN
    IF is_share_disputed(new.statement_id) THEN PERFORM refuse_share_payment('a line of its statement is disputed', 'share_payments_undisputed'); END IF;
    SELECT a.bank_code, a.account_number, a.account_name INTO new.bank_code, new.account_number, new.account_name FROM share_account_of(old.subject) a;
    IF NOT found THEN PERFORM refuse_share_payment('its earner has no account on record', 'share_payments_account'); END IF;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER share_payments_guard BEFORE UPDATE ON share_payments FOR EACH ROW EXECUTE FUNCTION guard_share_payment();
