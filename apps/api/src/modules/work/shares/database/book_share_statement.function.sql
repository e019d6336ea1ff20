-- The books owe what was approved: an expense, less the tax that is withheld; below nothing both ways. What is left of it is paid. Doing it again does nothing.
CREATE OR REPLACE FUNCTION book_share_statement(p_statement uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statement share_statements;
  moved uuid;
BEGIN
  SELECT * INTO statement FROM share_statements WHERE id = p_statement FOR NO KEY UPDATE;
  PERFORM pg_advisory_xact_lock(hashtextextended('share-payments:' || statement.subject, 0));
  IF statement.state <> 'approved' OR statement.gross_kobo = 0
    OR EXISTS (SELECT FROM ledger_transactions WHERE kind = 'share-owed' AND reference = 'share-statement:' || p_statement)
  THEN RETURN; END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('share-owed', 'share-statement:' || p_statement, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, e.account, e.kobo FROM (VALUES
      ('expense:shares', statement.gross_kobo), ('liability:shares', -statement.net_kobo), ('liability:shares-withheld', -statement.withheld_kobo)
    ) e (account, kobo) WHERE e.kobo <> 0;
  PERFORM open_share_payment(p_statement, p_at);
END $$;
