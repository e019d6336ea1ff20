-- A print goes only when the name on it went: with the account of its taxpayer.
CREATE OR REPLACE FUNCTION guard_law_paper_print() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM law_papers p WHERE p.id = old.paper_id AND p.letter -> 'to' ->> 'name' <> '') THEN
    RAISE EXCEPTION 'law paper: a print stays' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'law_paper_prints_stay', TABLE = 'law_paper_prints';
  END IF;
  RETURN old;
END $$;

CREATE TRIGGER law_paper_prints_guard BEFORE DELETE ON law_paper_prints FOR EACH ROW EXECUTE FUNCTION guard_law_paper_print();
CREATE TRIGGER law_paper_prints_no_change BEFORE UPDATE OR TRUNCATE ON law_paper_prints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
