CREATE OR REPLACE FUNCTION refuse_substitution(p_why text, p_rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'substitution: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_rule, TABLE = 'substitutions';
END $$;
