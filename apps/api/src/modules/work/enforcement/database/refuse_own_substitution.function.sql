-- Nobody acts in a case in which they are the taxpayer or appointed, nor with a conflict they declared with one of both.
CREATE OR REPLACE FUNCTION refuse_own_substitution() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  becomes constant jsonb := to_jsonb(new);
  was constant jsonb := CASE tg_op WHEN 'UPDATE' THEN to_jsonb(old) ELSE '{}' END;
  named text;
BEGIN
  FOREACH named IN ARRAY tg_argv LOOP
    IF becomes ->> named IS NOT NULL AND becomes ->> named IS DISTINCT FROM was ->> named THEN
      IF is_own_enforcement((becomes ->> named)::uuid, new.tpui) OR is_own_enforcement((becomes ->> named)::uuid, new.holder_tpui) THEN
        PERFORM refuse_substitution('nobody acts in their own case', 'substitutions_own');
      END IF;
      IF has_conflict((becomes ->> named)::uuid, new.tpui) OR has_conflict((becomes ->> named)::uuid, new.holder_tpui) THEN
        RAISE EXCEPTION '%: % has declared a conflict with one of both', tg_table_name, named
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'declared_conflicts_refuse', TABLE = tg_table_name;
      END IF;
    END IF;
  END LOOP;
  RETURN new;
END $$;

CREATE TRIGGER substitutions_no_own BEFORE INSERT OR UPDATE ON substitutions FOR EACH ROW
  EXECUTE FUNCTION refuse_own_substitution('asked_by', 'approved_by', 'served_by', 'decided_by', 'ended_by');
