CREATE OR REPLACE FUNCTION refuse_link_in_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY tg_argv LOOP
    IF to_jsonb(new) ->> name ~* '(:/|//|@|\mwww\.|[[:alnum:]]\.(com|net|org|info|biz|gov|edu|ng|io|co|me|ly|xyz|site|online|website|store|shop|top|link|click|app|page|web|africa|bank|pay|money|cash|loan|tax|email)\M)' THEN
      RAISE EXCEPTION 'a name of % holds an address', tg_table_name
        USING ERRCODE = 'check_violation', CONSTRAINT = 'names_without_links', TABLE = tg_table_name;
    END IF;
  END LOOP;
  RETURN new;
END $$;
