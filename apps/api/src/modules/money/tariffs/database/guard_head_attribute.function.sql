-- What is asked was proposed with what it costs: whoever releases has seen both.
CREATE OR REPLACE FUNCTION guard_head_attribute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM head_tariffs WHERE id = new.tariff_id AND xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'what a tariff asks is written with it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'head_attributes_with_tariff', TABLE = 'head_attributes';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER head_attributes_with_tariff BEFORE INSERT ON head_attributes FOR EACH ROW EXECUTE FUNCTION guard_head_attribute();
