CREATE OR REPLACE FUNCTION refuse_lead(p_why text, p_rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lead: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_rule, TABLE = 'leads';
END $$;
