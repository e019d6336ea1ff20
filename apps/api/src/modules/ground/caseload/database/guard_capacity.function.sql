CREATE OR REPLACE FUNCTION guard_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF active_role(new.user_id) IS DISTINCT FROM 'Tax Office Director' OR active_role(new.given_by) IS DISTINCT FROM 'SuperAdmin' THEN
    RAISE EXCEPTION 'a SuperAdmin gives capacities to Directors'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_capacities_suitable', TABLE = 'work_capacities';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER work_capacities_guard BEFORE INSERT OR UPDATE ON work_capacities FOR EACH ROW EXECUTE FUNCTION guard_capacity();
