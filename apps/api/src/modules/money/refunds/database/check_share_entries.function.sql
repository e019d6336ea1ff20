-- At commit: the books owe what a statement says that was approved, and what left them is a payment that was confirmed, each to the kobo.
CREATE OR REPLACE FUNCTION check_share_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (new.kind = 'share-owed' AND EXISTS (
    SELECT FROM share_statements s WHERE 'share-statement:' || s.id = new.reference AND s.state = 'approved' AND s.net_kobo =
      -(SELECT coalesce(sum(e.amount_kobo), 0) FROM ledger_entries e WHERE e.transaction_id = new.id AND e.account = 'liability:shares')
  ) OR new.kind = 'share-paid' AND EXISTS (
    SELECT FROM share_payments p JOIN ledger_entries e ON e.transaction_id = new.id AND e.account = 'bank:refunds' AND e.amount_kobo = -p.amount_kobo
    WHERE 'share-payment:' || p.id = new.reference AND p.state = 'paid'
  )) THEN PERFORM refuse_share_payment('nobody approved what is booked', 'share_payments_entries_approved'); END IF;
  RETURN NULL;
END $$;
