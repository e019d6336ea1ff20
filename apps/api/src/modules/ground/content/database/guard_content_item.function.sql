-- What is being approved is what was proposed: a change of the draft takes the proposal back.
CREATE OR REPLACE FUNCTION guard_content_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.id = old.id AND new.kind = old.kind AND new.slug = old.slug THEN
    IF new.draft IS DISTINCT FROM old.draft OR new.draft_version <> old.draft_version THEN
      new.proposed_by := NULL; new.proposed_at := NULL; new.proposed_for := NULL;
    END IF;
    RETURN new;
  END IF;
  IF tg_op = 'DELETE' AND NOT EXISTS (SELECT FROM content_versions WHERE item_id = old.id) THEN RETURN old; END IF;
  RAISE EXCEPTION 'an item keeps its kind, its address and its history'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_items_stay', TABLE = 'content_items';
END $$;

CREATE TRIGGER content_items_stay BEFORE UPDATE OR DELETE ON content_items
  FOR EACH ROW EXECUTE FUNCTION guard_content_item();
