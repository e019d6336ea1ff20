-- A paper says for ever what it said when it was issued. Its service is written once; name and address go with the account.
CREATE OR REPLACE FUNCTION guard_law_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  service constant text[] := ARRAY['served_on', 'served_how', 'last_day', 'bill_reference'];
  gone constant jsonb := jsonb_build_object('name', '', 'address', '');
BEGIN
  IF to_jsonb(new) - service - 'letter' <> to_jsonb(old) - service - 'letter'
    OR (new.letter <> old.letter AND new.letter <> jsonb_set(old.letter, '{to}', old.letter -> 'to' || gone))
    OR (old.served_on IS NOT NULL AND to_jsonb(new) - 'letter' <> to_jsonb(old) - 'letter')
    OR (new.served_on IS NOT NULL AND new.served_on < lagos_day(old.issued_at))
  THEN
    RAISE EXCEPTION 'law paper: what was issued stays' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'law_papers_stay', TABLE = 'law_papers';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER law_papers_guard BEFORE UPDATE ON law_papers FOR EACH ROW EXECUTE FUNCTION guard_law_paper();
CREATE TRIGGER law_papers_no_delete BEFORE DELETE OR TRUNCATE ON law_papers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
