CREATE OR REPLACE FUNCTION guard_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL
    AND old.effective_at > clock_timestamp()
    AND (old.item_id, old.number, old.content, old.effective_at, old.published_at, old.published_by, old.proposed_by, old.restored_from)
      IS NOT DISTINCT FROM
        (new.item_id, new.number, new.content, new.effective_at, new.published_at, new.published_by, new.proposed_by, new.restored_from)
  THEN RETURN new;
  END IF;
  RAISE EXCEPTION 'a published version stays as it is'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_versions_stay', TABLE = 'content_versions';
END $$;

CREATE TRIGGER content_versions_stay BEFORE UPDATE OR DELETE ON content_versions
  FOR EACH ROW EXECUTE FUNCTION guard_content_version();
