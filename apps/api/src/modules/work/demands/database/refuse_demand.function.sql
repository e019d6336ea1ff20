CREATE OR REPLACE FUNCTION refuse_demand(p_why text, p_rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'demand notice: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_rule, TABLE = 'demand_notices';
END $$;
