CREATE OR REPLACE FUNCTION refuse_refund(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a refund: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'refunds';
END $$;
