CREATE OR REPLACE FUNCTION check_write_off_booked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given_up bigint;
  booked bigint;
BEGIN
  SELECT coalesce((SELECT sum(written_off_kobo) FROM payment_settlements WHERE written_off_kobo > 0), 0)
    - coalesce((SELECT sum(written_off_kobo) FROM settlement_lines WHERE written_off_kobo <> 0), 0)
    + coalesce((SELECT sum(written_off_kobo) FROM settlement_batches WHERE written_off_kobo <> 0), 0)
    - coalesce((SELECT sum(written_off_kobo) FROM bank_lines WHERE written_off_kobo <> 0), 0) INTO given_up;
  SELECT coalesce(sum(amount_kobo), 0) INTO booked FROM ledger_entries WHERE account IN ('expense:settlement-differences', 'receivable:providers');
  IF given_up <> booked THEN
    RAISE EXCEPTION 'given up % kobo, and the books say %', given_up, booked
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_write_offs_booked', TABLE = tg_table_name;
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bank_lines_write_off_booked AFTER UPDATE ON bank_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();
CREATE CONSTRAINT TRIGGER payment_settlements_write_off_booked AFTER UPDATE ON payment_settlements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();
CREATE CONSTRAINT TRIGGER settlement_batches_write_off_booked AFTER UPDATE ON settlement_batches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();
CREATE CONSTRAINT TRIGGER settlement_lines_write_off_booked AFTER UPDATE ON settlement_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.written_off_kobo <> old.written_off_kobo) EXECUTE FUNCTION check_write_off_booked();
