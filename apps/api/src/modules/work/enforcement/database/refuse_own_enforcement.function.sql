-- Nobody acts in their own case, nor with a conflict they declared: of the persons newly named in the columns given as arguments.
CREATE OR REPLACE FUNCTION refuse_own_enforcement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  becomes constant jsonb := to_jsonb(new);
  was constant jsonb := CASE tg_op WHEN 'UPDATE' THEN to_jsonb(old) ELSE '{}' END;
  of_taxpayer constant text := CASE tg_table_name WHEN 'enforcements' THEN becomes ->> 'tpui'
    ELSE (SELECT tpui FROM enforcements WHERE id = (becomes ->> 'enforcement_id')::uuid) END;
  named text;
BEGIN
  FOREACH named IN ARRAY tg_argv LOOP
    IF becomes ->> named IS NOT NULL AND becomes ->> named IS DISTINCT FROM was ->> named THEN
      IF is_own_enforcement((becomes ->> named)::uuid, of_taxpayer) THEN PERFORM refuse_enforcement('nobody acts in their own case', 'enforcements_own'); END IF;
      IF has_conflict((becomes ->> named)::uuid, of_taxpayer) THEN
        RAISE EXCEPTION '%: % has declared a conflict with this taxpayer', tg_table_name, named
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'declared_conflicts_refuse', TABLE = tg_table_name;
      END IF;
    END IF;
  END LOOP;
  RETURN new;
END $$;

CREATE TRIGGER enforcements_no_own BEFORE INSERT OR UPDATE ON enforcements FOR EACH ROW
  EXECUTE FUNCTION refuse_own_enforcement('opened_by', 'checked_by', 'released_by', 'ended_by');
CREATE TRIGGER enforcement_orders_no_own BEFORE INSERT OR UPDATE ON enforcement_orders FOR EACH ROW
  EXECUTE FUNCTION refuse_own_enforcement('noted_by', 'compared_by');
CREATE TRIGGER enforcement_visits_no_own BEFORE INSERT OR UPDATE ON enforcement_visits FOR EACH ROW
  EXECUTE FUNCTION refuse_own_enforcement('planned_by', 'approved_by', 'departed_by', 'noted_by');
CREATE TRIGGER enforcement_sales_no_own BEFORE INSERT OR UPDATE ON enforcement_sales FOR EACH ROW
  EXECUTE FUNCTION refuse_own_enforcement('noted_by', 'settled_by');
