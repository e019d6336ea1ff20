CREATE OR REPLACE FUNCTION refuse_clearance(p_why text, p_rule text, p_table text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'clearance: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_rule, TABLE = p_table;
END $$;
