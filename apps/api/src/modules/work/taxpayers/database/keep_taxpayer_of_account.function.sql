CREATE OR REPLACE FUNCTION keep_taxpayer_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_taxpayer(CASE tg_table_name WHEN 'users' THEN (to_jsonb(new) ->> 'id')::uuid ELSE (to_jsonb(new) ->> 'user_id')::uuid END);
  RETURN NULL;
END $$;
