-- What the public sees now.
CREATE OR REPLACE VIEW content_live AS
SELECT item.id, item.kind, item.slug, live.number, live.content, live.effective_at,
  (SELECT min(first.effective_at) FROM content_versions first
    WHERE first.item_id = item.id AND first.content IS NOT NULL AND first.cancelled_at IS NULL) AS first_effective_at
FROM content_items item
JOIN LATERAL (
  SELECT version.number, version.content, version.effective_at FROM content_versions version
  WHERE version.item_id = item.id AND version.cancelled_at IS NULL AND version.effective_at <= now()
  ORDER BY version.effective_at DESC, version.number DESC LIMIT 1
) live ON live.content IS NOT NULL;
