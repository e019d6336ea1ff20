CREATE OR REPLACE FUNCTION refuse_penalty(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'penalty: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'penalties';
END $$;
