CREATE OR REPLACE FUNCTION match_credit_by_hand(p_proposal settlement_proposals, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  credit bank_lines;
  parts int;
  whole bigint;
  providers int;
  provider text;
  made uuid;
BEGIN
  SELECT * INTO credit FROM bank_lines WHERE id = p_proposal.bank_line_id AND batch_id IS NULL AND amount_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  SELECT count(*), sum(b.net_kobo - b.bank_kobo - b.written_off_kobo), count(DISTINCT b.provider), min(b.provider::text) INTO parts, whole, providers, provider
    FROM settlement_proposal_parts p JOIN settlement_batches b ON b.id = p.batch_id WHERE p.proposal_id = p_proposal.id;
  IF credit.id IS NULL OR parts = 0 OR providers <> 1 THEN PERFORM refuse_settlement('it is credited already', 'settlement_decisions_open'); END IF;
  IF parts > 1 AND whole <> credit.amount_kobo THEN PERFORM refuse_settlement('together they are not the credit', 'settlement_decisions_amount'); END IF;
  UPDATE settlement_batches b SET bank_kobo = bank_kobo + CASE parts WHEN 1 THEN credit.amount_kobo ELSE b.net_kobo - b.bank_kobo - b.written_off_kobo END,
      credited_on = greatest(credited_on, credit.value_date)
    FROM settlement_proposal_parts p WHERE p.proposal_id = p_proposal.id AND p.batch_id = b.id;
  UPDATE bank_lines SET matched_by = 'hand', batch_id = (SELECT batch_id FROM settlement_proposal_parts WHERE proposal_id = p_proposal.id ORDER BY position LIMIT 1)
    WHERE id = credit.id;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('settlement-bank', 'credit:' || credit.id, p_at) RETURNING id INTO made;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (made, 'bank:treasury', credit.amount_kobo), (made, 'transit:' || provider, -credit.amount_kobo);
END $$;
