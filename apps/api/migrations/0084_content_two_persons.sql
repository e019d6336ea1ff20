-- What one person wrote another makes public. Columns without defaults, a constraint on columns that are new, triggers.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "proposed_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "sent_back" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_proposed_by_idx" ON "content_items" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "content_versions_proposed_by_idx" ON "content_versions" USING btree ("proposed_by");--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_proposal_check" CHECK (("content_items"."proposed_by" is null) = ("content_items"."proposed_at" is null));--> statement-breakpoint

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
END $$;--> statement-breakpoint

-- New words become public by two persons: who proposed or wrote them last does not publish them. Going back is one person's:
-- it shows what two persons published before, or nothing at all. What nobody published came with the portal.
CREATE FUNCTION guard_content_persons() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER content_versions_two_persons BEFORE INSERT ON content_versions
  FOR EACH ROW EXECUTE FUNCTION guard_content_persons();--> statement-breakpoint

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
