-- Money that is given back is not taken back as well: one of both has to be undone first.
CREATE OR REPLACE FUNCTION guard_reversal_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE ledger_reference(p) = new.reference AND r.receipt_id IS NOT NULL AND is_refund_owed(r)
  ) THEN PERFORM refuse_decision('its money is given back by a refund', 'review_decisions_refund'); END IF;
  RETURN new;
END $$;
