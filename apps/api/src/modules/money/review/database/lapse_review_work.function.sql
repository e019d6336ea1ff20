CREATE OR REPLACE FUNCTION lapse_review_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_steps (item_id, move, at)
    SELECT id, 'lapse', greatest(new.resolved_at, since) FROM work_items
    WHERE kind = 'money-review' AND subject = 'review-case:' || new.id AND state <> 'decided';
  RETURN NULL;
END $$;
