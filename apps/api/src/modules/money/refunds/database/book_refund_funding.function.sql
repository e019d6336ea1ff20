CREATE OR REPLACE FUNCTION book_refund_funding(p_funding uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  funding refund_fundings;
  moved uuid;
BEGIN
  SELECT * INTO funding FROM refund_fundings WHERE id = p_funding;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('refund-funding', 'refund-funding:' || funding.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (moved, 'bank:refunds', funding.amount_kobo), (moved, 'bank:treasury', -funding.amount_kobo);
END $$;
