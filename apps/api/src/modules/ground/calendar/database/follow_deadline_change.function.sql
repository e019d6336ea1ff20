CREATE OR REPLACE FUNCTION follow_deadline_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The guard computes the end.
  UPDATE deadlines SET due_on = NULL WHERE id = new.deadline_id AND ended_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER deadline_extensions_follow AFTER INSERT ON deadline_extensions FOR EACH ROW EXECUTE FUNCTION follow_deadline_change();
CREATE TRIGGER deadline_pauses_follow AFTER INSERT OR UPDATE ON deadline_pauses FOR EACH ROW EXECUTE FUNCTION follow_deadline_change();
