-- What was published stays as it was, and publications follow each other in one order. Triggers on tables that are new in this release.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE FUNCTION number_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One publication at a time: whoever sees the later of two moments sees the earlier version too.
  PERFORM pg_advisory_xact_lock(4190001);
  new.published_at := clock_timestamp();
  -- Nothing is ever published into the past.
  new.effective_at := greatest(new.effective_at, new.published_at);
  new.number := 1 + coalesce((SELECT max(number) FROM content_versions WHERE item_id = new.item_id), 0);
  IF new.content ->> 'kind' <> (SELECT kind FROM content_items WHERE id = new.item_id) THEN
    RAISE EXCEPTION 'the content is of another kind than its item'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_versions_keep_their_kind', TABLE = 'content_versions';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER content_versions_are_numbered BEFORE INSERT ON content_versions
  FOR EACH ROW EXECUTE FUNCTION number_content_version();--> statement-breakpoint

CREATE FUNCTION guard_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL
    AND old.effective_at > clock_timestamp()
    AND (old.item_id, old.number, old.content, old.effective_at, old.published_at, old.published_by, old.restored_from)
      IS NOT DISTINCT FROM
        (new.item_id, new.number, new.content, new.effective_at, new.published_at, new.published_by, new.restored_from)
  THEN RETURN new;
  END IF;
  RAISE EXCEPTION 'a published version stays as it is'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_versions_stay', TABLE = 'content_versions';
END $$;--> statement-breakpoint
CREATE TRIGGER content_versions_stay BEFORE UPDATE OR DELETE ON content_versions
  FOR EACH ROW EXECUTE FUNCTION guard_content_version();--> statement-breakpoint

CREATE FUNCTION guard_content_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.id = old.id AND new.kind = old.kind AND new.slug = old.slug THEN RETURN new; END IF;
  IF tg_op = 'DELETE' AND NOT EXISTS (SELECT FROM content_versions WHERE item_id = old.id) THEN RETURN old; END IF;
  RAISE EXCEPTION 'an item keeps its kind, its address and its history'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'content_items_stay', TABLE = 'content_items';
END $$;--> statement-breakpoint
CREATE TRIGGER content_items_stay BEFORE UPDATE OR DELETE ON content_items
  FOR EACH ROW EXECUTE FUNCTION guard_content_item();--> statement-breakpoint

-- What the public sees now.
CREATE VIEW content_live AS
SELECT item.id, item.kind, item.slug, live.number, live.content, live.effective_at,
  (SELECT min(first.effective_at) FROM content_versions first
    WHERE first.item_id = item.id AND first.content IS NOT NULL AND first.cancelled_at IS NULL) AS first_effective_at
FROM content_items item
JOIN LATERAL (
  SELECT version.number, version.content, version.effective_at FROM content_versions version
  WHERE version.item_id = item.id AND version.cancelled_at IS NULL AND version.effective_at <= now()
  ORDER BY version.effective_at DESC, version.number DESC LIMIT 1
) live ON live.content IS NOT NULL;
