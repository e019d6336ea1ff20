CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', tg_table_name, lower(tg_op)
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = tg_table_name || '_append_only', TABLE = tg_table_name;
END $$;
