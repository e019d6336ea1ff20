-- At commit: what it asks for is the sum of its bills.
CREATE OR REPLACE FUNCTION check_substitution_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_case constant uuid := (to_jsonb(new) ->> CASE tg_table_name WHEN 'substitutions' THEN 'id' ELSE 'substitution_id' END)::uuid;
BEGIN
  IF (SELECT asked_kobo FROM substitutions WHERE id = of_case) IS DISTINCT FROM (SELECT sum(amount_kobo) FROM substitution_bills WHERE substitution_id = of_case) THEN
    PERFORM refuse_substitution('it does not ask for the sum of its bills', 'substitutions_add_up');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER substitutions_add_up AFTER INSERT ON substitutions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_substitution_adds_up();
CREATE CONSTRAINT TRIGGER substitution_bills_add_up AFTER INSERT ON substitution_bills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_substitution_adds_up();
