-- Names of persons stand in mails to others, as those of organisations do: whoever writes one, by whatever way, writes nothing that a mail
-- program makes a link of. Asked of names as they are written, so that nobody who is there already is shut out. Functions and triggers only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE FUNCTION refuse_link_in_name() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER users_names_without_links BEFORE INSERT OR UPDATE OF first_name, last_name, other_name ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('first_name', 'last_name', 'other_name');--> statement-breakpoint
CREATE TRIGGER agent_applications_names_without_links BEFORE INSERT OR UPDATE OF first_name, last_name, company_name ON agent_applications
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('first_name', 'last_name', 'company_name');--> statement-breakpoint
CREATE TRIGGER agent_pre_registrations_names_without_links BEFORE INSERT OR UPDATE OF first_name, last_name ON agent_pre_registrations
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('first_name', 'last_name');--> statement-breakpoint
CREATE TRIGGER agencies_names_without_links BEFORE INSERT OR UPDATE OF name ON agencies
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('name');
