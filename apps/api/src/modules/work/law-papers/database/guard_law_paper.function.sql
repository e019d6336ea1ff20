-- A paper says for ever what it said when it was issued. Its service is written once.
CREATE OR REPLACE FUNCTION guard_law_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  service constant text[] := ARRAY['served_on', 'served_how', 'last_day', 'bill_reference'];
BEGIN
  IF to_jsonb(new) - service <> to_jsonb(old) - service OR old.served_on IS NOT NULL OR new.served_on < lagos_day(old.issued_at) THEN
    RAISE EXCEPTION 'law paper: what was issued stays' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'law_papers_stay', TABLE = 'law_papers';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER law_papers_guard BEFORE UPDATE ON law_papers FOR EACH ROW EXECUTE FUNCTION guard_law_paper();
