CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'bank_code', 'account_number', 'account_name', 'method', 'was_settled', 'list_id'];
BEGIN
  IF to_jsonb(new) - moving <> to_jsonb(old) - moving THEN PERFORM refuse_refund('what it is about never changes', 'refunds_facts_fixed'); END IF;
  IF new.state <> old.state AND new.state <> (SELECT state FROM work_items WHERE kind = 'refund' AND subject = 'refund:' || new.id) THEN
    PERFORM refuse_refund('it moves by a step of its case', 'refunds_move_by_steps');
  END IF;
  IF (new.bank_code, new.account_number, new.account_name, new.method) IS DISTINCT FROM (old.bank_code, old.account_number, old.account_name, old.method)
    AND old.state NOT IN ('requested', 'audited') AND NOT (old.state = 'payable' AND new.state = 'evidenced'
      AND (new.bank_code, new.account_number, new.account_name, new.method) IS NOT DISTINCT FROM (old.bank_code, old.account_number, old.account_name, 'provider'))
  THEN PERFORM refuse_refund('where it goes was proposed and stays', 'refunds_account_fixed'); END IF;
  IF (new.bank_code, new.account_number, new.account_name) IS DISTINCT FROM (old.bank_code, old.account_number, old.account_name) AND NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'refund' AND w.subject = 'refund:' || new.id AND s.move IN ('name-account', 'name-audited-account')
  ) THEN PERFORM refuse_refund('its account is named by a step of its case', 'refunds_account_by_step'); END IF;
  IF new.account_number IS NOT NULL AND (new.bank_code, new.account_number) IS DISTINCT FROM (old.bank_code, old.account_number) AND payout_is_held(
    (SELECT payer_tpui FROM bills WHERE id = new.bill_id),
    (SELECT s.at FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version WHERE w.kind = 'refund' AND w.subject = 'refund:' || new.id)
  ) THEN PERFORM refuse_refund('somebody gets back into the account of its payer', 'refunds_account_held'); END IF;
  IF new.list_id IS DISTINCT FROM old.list_id AND old.state <> 'payable' THEN PERFORM refuse_refund('it is not to be paid now', 'refunds_list_fixed'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER refunds_guard BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION guard_refund();
