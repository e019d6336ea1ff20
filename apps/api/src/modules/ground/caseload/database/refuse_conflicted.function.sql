-- For tables of cases with a `tpui`: no person newly named in the columns given as arguments has a conflict with the taxpayer.
CREATE OR REPLACE FUNCTION refuse_conflicted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  becomes constant jsonb := to_jsonb(new);
  was constant jsonb := CASE tg_op WHEN 'UPDATE' THEN to_jsonb(old) ELSE '{}' END;
  named text;
BEGIN
  FOREACH named IN ARRAY tg_argv LOOP
    IF becomes ->> named IS DISTINCT FROM was ->> named AND has_conflict((becomes ->> named)::uuid, becomes ->> 'tpui') THEN
      RAISE EXCEPTION '%: % has declared a conflict with this taxpayer', tg_table_name, named
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'declared_conflicts_refuse', TABLE = tg_table_name;
    END IF;
  END LOOP;
  RETURN new;
END $$;
