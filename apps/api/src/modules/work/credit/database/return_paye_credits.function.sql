-- A receipt behind a credit is void: the credit is taken back, and with it what it paid.
CREATE OR REPLACE FUNCTION return_paye_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credit paye_credits;
  turned uuid;
BEGIN
  FOR credit IN
    SELECT c.* FROM receipts r CROSS JOIN LATERAL (
        SELECT DISTINCT x.tax, x.tpui, x.month FROM tax_months x WHERE x.bill_id = ANY (ARRAY(
          SELECT r.bill_id UNION ALL SELECT p.bill_id FROM instalments i JOIN instalment_plans p ON p.id = i.plan_id WHERE i.bill_id = r.bill_id))
      ) m CROSS JOIN LATERAL credits_of_month(m.tax, m.tpui, m.month) c
    WHERE r.id = new.receipt_id AND c.state = 'granted' AND r.issued_at <= c.decided_at ORDER BY c.id
  LOOP
    UPDATE paye_credits SET state = 'returned', returned_at = new.voided_at WHERE id = credit.id;
    INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('paye-credit-return', 'paye-credit:' || credit.id, new.voided_at) RETURNING id INTO turned;
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
      SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.kind = 'paye-credit' AND t.reference = 'paye-credit:' || credit.id;
    PERFORM count_paye_credit(credit, 1, new.voided_at);
    PERFORM renew_paye_draft(credit);
    PERFORM return_credit(u.id, new.voided_at) FROM credit_uses u
      WHERE u.state = 'used' AND EXISTS (SELECT FROM credit_use_parts p WHERE p.use_id = u.id AND p.paye_credit_id = credit.id);
  END LOOP;
  RETURN NULL;
END $$;
