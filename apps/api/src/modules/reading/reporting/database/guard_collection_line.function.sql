-- Who paid may become known later, when a payer registers; nothing else changes. (`day` follows from `at`, and is not there yet in a row about to change.)
CREATE OR REPLACE FUNCTION guard_collection_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['payer_tpui', 'payer_key', 'day'] <> to_jsonb(old) - ARRAY['payer_tpui', 'payer_key', 'day'] THEN
    RAISE EXCEPTION 'what was collected never changes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'collection_lines_facts_fixed', TABLE = 'collection_lines';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER collection_lines_facts_fixed BEFORE UPDATE ON collection_lines FOR EACH ROW
  EXECUTE FUNCTION guard_collection_line();
