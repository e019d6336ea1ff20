CREATE OR REPLACE FUNCTION refuse_tip(p_why text, p_rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'tip: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_rule, TABLE = 'tips';
END $$;
