CREATE OR REPLACE FUNCTION guard_new_demand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'prepared' THEN PERFORM refuse_demand('it begins undecided', 'demand_notices_begin'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER demand_notices_begin BEFORE INSERT ON demand_notices FOR EACH ROW EXECUTE FUNCTION guard_new_demand();
