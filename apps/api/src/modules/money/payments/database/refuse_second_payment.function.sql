CREATE OR REPLACE FUNCTION refuse_second_payment() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment for this bill may be under way'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_one_at_a_time', TABLE = 'payment_intents';
END $$;
