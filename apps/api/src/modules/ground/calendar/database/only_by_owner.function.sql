CREATE OR REPLACE FUNCTION only_by_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE') THEN
    RAISE EXCEPTION '% is written by migrations alone', tg_table_name
      USING ERRCODE = 'insufficient_privilege', CONSTRAINT = tg_table_name || '_owner', TABLE = tg_table_name;
  END IF;
  RETURN NULL;
END $$;
