-- Nothing comes in that nobody approved, before its first day, or after its last.
CREATE OR REPLACE FUNCTION guard_source_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT source_id FROM arrived) a JOIN intelligence_sources s ON s.id = a.source_id
    WHERE s.approved_at IS NULL OR s.ended_at IS NOT NULL OR lagos_today() NOT BETWEEN s.from_day AND s.keep_until)
  THEN
    RAISE EXCEPTION 'the source is not in force' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'source_rows_in_force', TABLE = 'source_rows';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER source_rows_in_force AFTER INSERT ON source_rows REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION guard_source_rows();
