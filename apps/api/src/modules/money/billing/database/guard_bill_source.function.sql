-- A suspension waits for bills that are being written, and whoever comes after it sees it.
CREATE OR REPLACE FUNCTION guard_bill_source() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  suspended timestamptz;
BEGIN
  SELECT suspended_at INTO suspended FROM expert_systems WHERE id = new.expert_system_id FOR SHARE;
  IF suspended IS NOT NULL THEN
    RAISE EXCEPTION 'expert system % is suspended: it raises no bill', new.expert_system_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_expert_system_active', TABLE = 'bills';
  END IF;
  IF EXISTS (SELECT FROM engine_codes WHERE id = new.engine_code_id AND revoked_on <= new.issued_on) THEN
    RAISE EXCEPTION 'engine code % is revoked', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_engine_code_valid', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bills_source_guard BEFORE INSERT OR UPDATE OF expert_system_id, engine_code_id ON bills
  FOR EACH ROW WHEN (new.expert_system_id IS NOT NULL) EXECUTE FUNCTION guard_bill_source();
