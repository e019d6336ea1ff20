CREATE OR REPLACE FUNCTION number_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One publication at a time: whoever sees the later of two moments sees the earlier version too.
  PERFORM pg_advisory_xact_lock(4190001);
  new.published_at := clock_timestamp();
  new.number := 1 + coalesce((SELECT max(number) FROM content_versions WHERE item_id = new.item_id), 0);
  IF new.published_by IS NOT NULL OR new.number > 1 THEN
    new.effective_at := greatest(new.effective_at, new.published_at);
  END IF;
  IF new.content ->> 'kind' <> (SELECT kind FROM content_items WHERE id = new.item_id) THEN
    RAISE EXCEPTION 'the content is of another kind than its item'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_versions_keep_their_kind', TABLE = 'content_versions';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER content_versions_are_numbered BEFORE INSERT ON content_versions
  FOR EACH ROW EXECUTE FUNCTION number_content_version();
