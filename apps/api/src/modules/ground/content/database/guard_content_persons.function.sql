-- New words become public by two persons: who proposed or wrote them last does not publish them. Going back is one person's:
-- it shows what two persons published before, or nothing at all. What nobody published came with the portal.
CREATE OR REPLACE FUNCTION guard_content_persons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.published_by IS NULL OR new.content IS NULL THEN RETURN new; END IF;
  IF new.restored_from IS NOT NULL THEN
    IF new.content IS NOT DISTINCT FROM
      (SELECT content FROM content_versions WHERE item_id = new.item_id AND number = new.restored_from) THEN RETURN new;
    END IF;
    RAISE EXCEPTION 'what comes back is what was there'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_versions_come_back', TABLE = 'content_versions';
  END IF;
  IF NOT EXISTS (SELECT FROM content_items item WHERE item.id = new.item_id AND item.draft = new.content
    AND item.proposed_by = new.proposed_by AND item.proposed_by <> new.published_by
    AND item.draft_saved_by IS DISTINCT FROM new.published_by)
  THEN
    RAISE EXCEPTION 'what one person wrote or proposed another publishes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_versions_two_persons', TABLE = 'content_versions';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER content_versions_two_persons BEFORE INSERT ON content_versions
  FOR EACH ROW EXECUTE FUNCTION guard_content_persons();
