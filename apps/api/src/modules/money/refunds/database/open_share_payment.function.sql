-- For shares: an approved statement is to be paid from now on, a case that the portal opened; none where nothing is left of it.
CREATE OR REPLACE FUNCTION open_share_payment(p_statement uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statement share_statements;
  made share_payments;
  item uuid;
BEGIN
  SELECT * INTO statement FROM share_statements WHERE id = p_statement;
  IF share_payable_kobo(statement) <= 0 THEN RETURN; END IF;
  INSERT INTO share_payments (number, statement_id, expert_system_id, agent_tpui, month, amount_kobo, opened_at)
    VALUES ('SHP-' || to_char(lagos_day(p_at), 'YYYY') || '-' || lpad(nextval('share_payment_numbers')::text, 8, '0'),
      statement.id, statement.expert_system_id, statement.agent_tpui, statement.month, share_payable_kobo(statement), p_at) RETURNING * INTO made;
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('share-payment', 'payable', 'share-payment:' || made.id, made.number, p_at, p_at) RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', p_at);
END $$;
