CREATE OR REPLACE FUNCTION guard_new_terminal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'in-stock' OR num_nonnulls(new.agent_tpui, new.latitude, new.longitude) > 0 THEN
    RAISE EXCEPTION 'terminal % begins in stock', new.serial
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'terminals_begin_in_stock', TABLE = 'terminals';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER terminals_begin BEFORE INSERT ON terminals FOR EACH ROW EXECUTE FUNCTION guard_new_terminal();
