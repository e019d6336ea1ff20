CREATE OR REPLACE FUNCTION refuse_settlement(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a difference: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'settlement_proposals';
END $$;
