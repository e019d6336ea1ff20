CREATE OR REPLACE FUNCTION keep_who_began() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who began payment attempt % is written once', old.order_id
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_begun_by_fixed', TABLE = 'payment_intents';
END $$;

CREATE TRIGGER payment_intents_begun_by_fixed BEFORE UPDATE OF begun_by ON payment_intents FOR EACH ROW
  WHEN (old.begun_by IS NOT NULL AND new.begun_by IS DISTINCT FROM old.begun_by) EXECUTE FUNCTION keep_who_began();
