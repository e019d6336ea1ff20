-- At commit: a statement that stands is the sum of its lines, to the kobo, one that was refused has none, and one that was approved is booked.
CREATE OR REPLACE FUNCTION check_share_statement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  statement share_statements;
BEGIN
  SELECT * INTO statement FROM share_statements WHERE id = CASE tg_table_name WHEN 'share_statements' THEN (to_jsonb(new) ->> 'id')::uuid
    ELSE coalesce(to_jsonb(new) ->> 'statement_id', to_jsonb(old) ->> 'statement_id')::uuid END;
  IF (SELECT (count(*), coalesce(sum(share_kobo), 0)) FROM share_accruals WHERE statement_id = statement.id)
    IS DISTINCT FROM (CASE statement.state WHEN 'refused' THEN (0::bigint, 0::numeric) ELSE (statement.lines::bigint, statement.gross_kobo::numeric) END)
  THEN
    RAISE EXCEPTION 'a statement is the sum of its lines'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_statements_add_up', TABLE = 'share_statements';
  END IF;
  IF tg_table_name = 'share_statements' AND statement.state = 'approved' AND statement.gross_kobo <> 0
    AND NOT EXISTS (SELECT FROM ledger_transactions WHERE kind = 'share-owed' AND reference = 'share-statement:' || statement.id)
  THEN
    RAISE EXCEPTION 'the books do not owe what was approved'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_statements_booked', TABLE = 'share_statements';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER share_statements_add_up AFTER INSERT OR UPDATE ON share_statements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_share_statement();
