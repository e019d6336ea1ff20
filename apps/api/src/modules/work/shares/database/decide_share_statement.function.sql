-- Approves a statement, which the books then owe, or refuses it: its lines then wait for the next one.
CREATE OR REPLACE FUNCTION decide_share_statement(p_statement uuid, p_state text, p_by uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE share_statements SET state = p_state, decided_by = p_by, decided_at = clock_timestamp() WHERE id = p_statement;
  UPDATE share_accruals SET statement_id = NULL WHERE p_state = 'refused' AND statement_id = p_statement;
  IF p_state = 'approved' THEN PERFORM book_share_statement(p_statement); END IF;
END $$;
