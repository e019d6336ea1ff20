-- Every case is work from the moment it is opened, whoever opens it.
CREATE OR REPLACE FUNCTION open_review_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item uuid;
BEGIN
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('money-review', 'open', 'review-case:' || new.id,
      coalesce((SELECT reference FROM bills WHERE id = new.bill_id), 'case ' || new.id), new.opened_at, new.opened_at)
    RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.opened_at);
  RETURN NULL;
END $$;
