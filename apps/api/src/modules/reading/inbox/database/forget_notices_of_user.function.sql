-- Of a deleted account nothing stays that it was told.
CREATE OR REPLACE FUNCTION forget_notices_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notices WHERE user_id = new.id;
  DELETE FROM notice_preferences WHERE user_id = new.id;
  RETURN NULL;
END $$;
