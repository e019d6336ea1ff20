CREATE OR REPLACE FUNCTION refuse_credit(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'credit_uses';
END $$;
