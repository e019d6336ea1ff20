CREATE OR REPLACE FUNCTION check_allocations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_kobo) FROM payment_allocations WHERE payment_id = new.payment_id)
    NOT IN (0, (SELECT amount_kobo FROM payments WHERE id = new.payment_id))
  THEN
    RAISE EXCEPTION 'payment % is not allocated whole', new.payment_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_whole', TABLE = 'payment_allocations';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payment_allocations_whole AFTER INSERT ON payment_allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_allocations();
