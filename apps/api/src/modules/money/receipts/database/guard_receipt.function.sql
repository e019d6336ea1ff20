-- A receipt states money that counts: as it came, or what decided money, of one payment or of several parts, and an approved write-off make up, to the kobo.
CREATE OR REPLACE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments p JOIN bills b ON b.id = new.bill_id
    WHERE p.id = new.payment_id AND b.total_kobo = new.amount_kobo AND CASE p.disposition
      WHEN 'receipted' THEN p.bill_id = b.id AND p.amount_kobo = new.amount_kobo
      ELSE new.amount_kobo IN (
        SELECT sum(a.amount_kobo) + min(part.write_off_kobo) FROM payment_allocations a JOIN review_proposals q ON q.id = a.proposal_id
          JOIN LATERAL bills_of_proposal(q) part ON part.bill_id = b.id
        WHERE a.bill_id = b.id AND EXISTS (SELECT FROM payment_allocations own WHERE own.proposal_id = q.id AND own.payment_id = p.id AND own.bill_id = b.id)
        GROUP BY q.id HAVING sum(a.amount_kobo) > 0
      ) END
  ) AND NOT EXISTS (
    SELECT FROM credit_uses u JOIN bills b ON b.id = u.bill_id JOIN credit_use_parts p ON p.use_id = u.id
    WHERE u.bill_id = new.bill_id AND u.state = 'used' AND u.amount_kobo = new.amount_kobo AND b.total_kobo = new.amount_kobo AND p.payment_id = new.payment_id
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER receipts_agree BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION guard_receipt();
