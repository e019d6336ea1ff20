CREATE OR REPLACE FUNCTION refuse_enforcement(p_why text, p_rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'enforcement: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_rule, TABLE = 'enforcements';
END $$;
