-- Whole bills that the demand asks and are open, each asked of one person at a time. The case holds the bills until its transaction ends.
CREATE OR REPLACE FUNCTION guard_substitution_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM substitutions s, LATERAL bills_to_enforce(s.notice_id) o JOIN bills b ON b.id = o.bill_id
    WHERE s.id = new.substitution_id AND s.state = 'asked' AND o.bill_id = new.bill_id AND b.standing = 'open' AND b.total_kobo = new.amount_kobo) THEN
    PERFORM refuse_substitution('the bill is not open, not demanded, or of another amount', 'substitution_bills_demanded');
  END IF;
  IF EXISTS (SELECT FROM substitution_bills n JOIN substitutions s ON s.id = n.substitution_id
    WHERE n.bill_id = new.bill_id AND n.substitution_id <> new.substitution_id AND s.ended_at IS NULL) THEN
    PERFORM refuse_substitution('somebody is appointed already to pay this bill', 'substitution_bills_one');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER substitution_bills_guard BEFORE INSERT ON substitution_bills FOR EACH ROW EXECUTE FUNCTION guard_substitution_bill();
CREATE TRIGGER substitution_bills_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON substitution_bills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
