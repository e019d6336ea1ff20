CREATE OR REPLACE FUNCTION check_refund_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM refunds r WHERE 'refund:' || r.id = new.reference AND (new.kind = 'refund-owed' AND r.receipt_id IS NOT NULL
      AND EXISTS (SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id WHERE w.kind = 'refund' AND w.subject = new.reference AND s.move = 'approve')
      OR new.kind = 'refund-paid' AND r.state = 'paid')
  ) THEN PERFORM refuse_refund('nobody approved what is booked', 'refunds_entries_approved'); END IF;
  RETURN NULL;
END $$;
