-- When the transaction ends: the bill says what the assessment says, and something was declared.
CREATE OR REPLACE FUNCTION check_infrastructure_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.total_kobo <> (SELECT total_kobo FROM bills WHERE id = new.bill_id)
    OR new.total_kobo <> (SELECT coalesce(sum((line ->> 'amountKobo')::bigint), 0) FROM jsonb_array_elements(new.lines) AS line) THEN
    RAISE EXCEPTION 'declaration % and its bill do not agree', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_equal_bill', TABLE = 'infrastructure_declarations';
  END IF;
  IF NOT EXISTS (SELECT FROM declared_sites WHERE declaration_id = new.id)
    AND NOT EXISTS (SELECT FROM declared_fibre_routes WHERE declaration_id = new.id) THEN
    RAISE EXCEPTION 'declaration % declares nothing', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_declare', TABLE = 'infrastructure_declarations';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER infrastructure_declarations_equal_bill AFTER INSERT ON infrastructure_declarations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_infrastructure_declaration();
