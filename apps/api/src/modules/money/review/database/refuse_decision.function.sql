CREATE OR REPLACE FUNCTION refuse_decision(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a decision about money: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'review_proposals';
END $$;
