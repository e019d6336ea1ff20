-- It is to be paid again: the last time it was sent has a final answer, the provider's, or that of two persons with a document.
CREATE OR REPLACE FUNCTION end_refund_send(p_refund uuid, p_by_persons boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last refund_sends;
BEGIN
  SELECT * INTO last FROM refund_sends WHERE refund_id = p_refund ORDER BY attempt DESC LIMIT 1 FOR UPDATE;
  IF last.outcome = 'failed' THEN RETURN; END IF;
  IF last.id IS NULL OR last.outcome = 'done' OR NOT p_by_persons THEN
    PERFORM refuse_refund('nobody has said for good that it came back', 'refunds_answer_final');
  END IF;
  UPDATE refund_sends SET outcome = 'returned', answered_at = clock_timestamp(), next_ask_at = NULL WHERE id = last.id;
END $$;
