-- What somebody asked for stays as they asked; what was decided about somebody's access is decided once.
CREATE OR REPLACE FUNCTION guard_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a request stays as it was made'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'data_requests_stay', TABLE = 'data_requests';
END $$;

CREATE TRIGGER data_requests_stay BEFORE UPDATE ON data_requests FOR EACH ROW EXECUTE FUNCTION guard_data_request();
