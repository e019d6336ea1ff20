-- Books what was approved before shares were paid at all, the oldest first; a statement of a later day is booked where it is approved.
CREATE OR REPLACE FUNCTION book_approved_shares() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  statement uuid;
BEGIN
  FOR statement IN
    SELECT s.id FROM share_statements s WHERE s.state = 'approved' AND s.gross_kobo <> 0
      AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.kind = 'share-owed' AND t.reference = 'share-statement:' || s.id)
    ORDER BY s.subject, s.month, s.id LIMIT 100
  LOOP
    PERFORM book_share_statement(statement);
  END LOOP;
END $$;
