-- A statement is decided once and stays as it was made. What is generated is not there yet.
CREATE OR REPLACE FUNCTION guard_share_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.state <> 'proposed'
    OR (to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at', 'subject', 'net_kobo']) IS DISTINCT FROM (to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at', 'subject', 'net_kobo'])
  THEN
    RAISE EXCEPTION 'a statement stays as it was made and decided'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_statements_fixed', TABLE = 'share_statements';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER share_statements_guard BEFORE UPDATE ON share_statements FOR EACH ROW EXECUTE FUNCTION guard_share_statement();
