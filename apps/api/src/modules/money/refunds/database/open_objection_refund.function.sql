-- For objections: of a bill that is paid, so much is not owed after all. A refund from that moment, a case without anybody who asked; what a credit had
-- paid is credit again. Answers `refund`, `credit`, `asked` where its payer had asked for the money already, or `none` where there is none.
CREATE OR REPLACE FUNCTION open_objection_refund(p_bill uuid, p_objection uuid, p_kobo bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  receipt receipts;
  made refunds;
  item uuid;
BEGIN
  SELECT r.* INTO receipt FROM receipts r WHERE r.bill_id = p_bill AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id)
    ORDER BY r.issued_at DESC LIMIT 1;
  IF receipt.id IS NULL OR (SELECT disposition FROM payments WHERE id = receipt.payment_id) <> 'receipted' THEN RETURN 'none'; END IF;
  IF EXISTS (SELECT FROM refunds f WHERE f.receipt_id = receipt.id AND f.state NOT IN ('refused', 'withdrawn')) THEN RETURN 'asked'; END IF;
  INSERT INTO refunds (number, payment_id, bill_id, receipt_id, objection_id, cause, amount_kobo, explanation, is_tax, needs_audit, asked_by)
    VALUES (next_refund_number(), receipt.payment_id, p_bill, receipt.id, p_objection, 'objection', p_kobo, 'Objection ' || p_objection, false, false, 'objection')
    RETURNING * INTO made;
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('refund', 'requested', 'refund:' || made.id, made.number, made.requested_at, made.requested_at) RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', made.requested_at);
  RETURN 'refund';
END $$;
