-- At commit: it is a case, and stands where its case stands, whoever moved which of them.
CREATE OR REPLACE FUNCTION check_substitution_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_case constant text := CASE tg_table_name WHEN 'work_items' THEN to_jsonb(new) ->> 'subject' ELSE 'substitution:' || (to_jsonb(new) ->> 'id') END;
  of_id constant uuid := CASE WHEN of_case ~ '^substitution:[0-9a-f-]{36}$' THEN split_part(of_case, ':', 2)::uuid END;
BEGIN
  -- A case of which there is no row says nothing of anybody.
  IF tg_table_name = 'work_items' AND NOT EXISTS (SELECT FROM substitutions WHERE id = of_id) THEN RETURN NULL; END IF;
  IF (SELECT state FROM substitutions WHERE id = of_id) IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'substitution' AND subject = of_case) THEN
    PERFORM refuse_substitution('it does not stand where its case stands', 'substitutions_are_work');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER substitutions_are_work AFTER INSERT OR UPDATE OF state ON substitutions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_substitution_is_work();
CREATE CONSTRAINT TRIGGER work_items_are_substitutions AFTER UPDATE OF state ON work_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.kind = 'substitution') EXECUTE FUNCTION check_substitution_is_work();
