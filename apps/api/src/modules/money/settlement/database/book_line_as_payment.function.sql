-- A line that names an attempt which is paid already is one more payment of it: into the books under the line's own key, settled by the line,
-- and to the desk that decides what it is for.
CREATE OR REPLACE FUNCTION book_line_as_payment(p_proposal settlement_proposals, p_case settlement_cases, p_by uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line settlement_lines;
  booked uuid;
BEGIN
  SELECT * INTO line FROM settlement_lines WHERE id = p_case.line_id AND state = 'theirs-only' AND gross_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  IF line.id IS NULL OR attempt_of_line(p_case) IS DISTINCT FROM p_proposal.intent_id THEN PERFORM refuse_settlement('it is settled already', 'settlement_decisions_open'); END IF;
  IF p_proposal.write_off_kobo <> -line.gross_kobo THEN PERFORM refuse_settlement('it is another amount now', 'settlement_decisions_amount'); END IF;
  booked := book_second_payment(p_proposal.intent_id, 'line ' || line.id, line.gross_kobo, line.channel,
    (line.paid_on + time '12:00') AT TIME ZONE 'Africa/Lagos', 'operator', p_proposal.proposed_by, p_by, p_at);
  UPDATE payment_settlements SET state = 'settled', line_id = line.id, batch_id = line.batch_id, received_kobo = line.gross_kobo,
    fee_kobo = line.fee_kobo, settled_on = (SELECT value_date FROM settlement_batches WHERE id = line.batch_id) WHERE payment_id = booked;
  UPDATE settlement_lines SET matched_by = 'hand', matched_kobo = gross_kobo, state = 'matched' WHERE id = line.id;
  PERFORM book_settlement_lines();
END $$;
