-- A payment begins to be paid, of a statement that the books owe, over what is left of it. One earner at a time, so that two statements approved at once add up.
CREATE OR REPLACE FUNCTION guard_new_share_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  statement share_statements;
BEGIN
  SELECT * INTO statement FROM share_statements WHERE id = new.statement_id;
  PERFORM pg_advisory_xact_lock(hashtextextended('share-payments:' || statement.subject, 0));
  IF new.state <> 'payable' OR new.list_id IS NOT NULL OR new.account_number IS NOT NULL OR new.came_back IS NOT NULL THEN
    PERFORM refuse_share_payment('it begins to be paid', 'share_payments_begin');
  END IF;
  IF statement.state <> 'approved' OR (new.expert_system_id, new.agent_tpui, new.month) IS DISTINCT FROM (statement.expert_system_id, statement.agent_tpui, statement.month)
    OR new.amount_kobo <> share_payable_kobo(statement)
    OR NOT EXISTS (SELECT FROM ledger_transactions WHERE kind = 'share-owed' AND reference = 'share-statement:' || statement.id)
  THEN PERFORM refuse_share_payment('nobody approved this amount', 'share_payments_agree'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER share_payments_begin BEFORE INSERT ON share_payments FOR EACH ROW EXECUTE FUNCTION guard_new_share_payment();
