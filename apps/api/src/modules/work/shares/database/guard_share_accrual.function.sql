-- Entries follow each other, never add up to less than nothing, and are moved into a statement or, when that is refused, out of it. What is generated is not there yet.
CREATE OR REPLACE FUNCTION guard_share_accrual() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entries integer;
  so_far bigint;
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT count(*), coalesce(sum(share_kobo), 0) INTO entries, so_far FROM share_accruals WHERE payment_id = new.payment_id AND term_id = new.term_id;
    IF new.statement_id IS NULL AND new.number = entries + 1 AND so_far + new.share_kobo BETWEEN 0 AND new.base_kobo THEN RETURN new; END IF;
  ELSIF (to_jsonb(new) - ARRAY['statement_id', 'subject']) = (to_jsonb(old) - ARRAY['statement_id', 'subject']) AND (CASE
      WHEN old.statement_id IS NULL THEN EXISTS (SELECT FROM share_statements s WHERE s.id = new.statement_id AND s.state = 'proposed' AND s.subject = old.subject)
      ELSE new.statement_id IS NULL AND EXISTS (SELECT FROM share_statements s WHERE s.id = old.statement_id AND s.state = 'refused') END)
  THEN RETURN new;
  END IF;
  RAISE EXCEPTION 'an entry of a share stays as it was made'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_accruals_stay', TABLE = 'share_accruals';
END $$;

CREATE TRIGGER share_accruals_guard BEFORE INSERT OR UPDATE ON share_accruals FOR EACH ROW EXECUTE FUNCTION guard_share_accrual();
