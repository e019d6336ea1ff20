CREATE OR REPLACE FUNCTION match_line_by_hand(p_proposal settlement_proposals) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line settlement_lines;
  found_all boolean;
  parts int;
  whole bigint;
BEGIN
  SELECT * INTO line FROM settlement_lines WHERE id = p_proposal.line_id AND state = 'theirs-only' AND gross_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  SELECT count(*), sum(s.amount_kobo - s.taken_back_kobo), bool_and(s.state = 'awaited' AND s.provider = line.provider) INTO parts, whole, found_all
    FROM settlement_proposal_parts p JOIN payment_settlements s ON s.payment_id = p.payment_id WHERE p.proposal_id = p_proposal.id;
  IF line.id IS NULL OR parts = 0 OR NOT found_all THEN PERFORM refuse_settlement('it is settled already', 'settlement_decisions_open'); END IF;
  IF parts > 1 AND whole <> line.gross_kobo THEN PERFORM refuse_settlement('together they are not the line', 'settlement_decisions_amount'); END IF;
  UPDATE payment_settlements s SET state = CASE WHEN s.amount_kobo - s.taken_back_kobo = part.received_kobo THEN 'settled' ELSE 'differs' END, line_id = line.id,
      batch_id = line.batch_id, received_kobo = part.received_kobo, fee_kobo = part.fee_kobo,
      settled_on = (SELECT value_date FROM settlement_batches WHERE id = line.batch_id)
    FROM (
      SELECT o.payment_id, CASE parts WHEN 1 THEN line.gross_kobo ELSE o.amount_kobo END AS received_kobo,
        (div(line.fee_kobo * sum(o.amount_kobo) OVER upto, whole) - div(line.fee_kobo * (sum(o.amount_kobo) OVER upto - o.amount_kobo), whole))::bigint AS fee_kobo
      FROM settlement_proposal_parts p JOIN (
        SELECT payment_id, amount_kobo - taken_back_kobo AS amount_kobo FROM payment_settlements
      ) o ON o.payment_id = p.payment_id WHERE p.proposal_id = p_proposal.id
      WINDOW upto AS (ORDER BY p.position)
    ) part WHERE s.payment_id = part.payment_id;
  UPDATE settlement_lines SET matched_by = 'hand', matched_kobo = least(whole, line.gross_kobo),
      state = CASE WHEN whole = line.gross_kobo THEN 'matched' ELSE 'differs' END WHERE id = line.id;
  PERFORM book_settlement_lines();
END $$;
