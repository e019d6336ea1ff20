CREATE OR REPLACE FUNCTION guard_settlement_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.batch_id, new.file_id, new.row, new.provider, new.reference, new.order_id, new.gross_kobo, new.fee_kobo, new.paid_on, new.line_hash)
    IS DISTINCT FROM (old.batch_id, old.file_id, old.row, old.provider, old.reference, old.order_id, old.gross_kobo, old.fee_kobo, old.paid_on, old.line_hash)
    OR abs(new.matched_kobo) > abs(new.gross_kobo)
    OR (old.written_off_kobo <> 0 AND new.written_off_kobo <> old.written_off_kobo)
    OR new.written_off_kobo NOT IN (0, new.gross_kobo - new.matched_kobo)
  THEN
    RAISE EXCEPTION 'what a provider listed stays as it listed it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_lines_stay', TABLE = 'settlement_lines';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER settlement_lines_guard BEFORE UPDATE ON settlement_lines FOR EACH ROW EXECUTE FUNCTION guard_settlement_line();
