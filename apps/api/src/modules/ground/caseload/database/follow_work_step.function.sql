CREATE OR REPLACE FUNCTION follow_work_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_items SET state = new.to_state, version = new.number, since = new.at,
    closed_at = CASE WHEN (SELECT is_final FROM work_states s WHERE s.kind = work_items.kind AND s.state = new.to_state) THEN new.at END
  WHERE id = new.item_id;
  RETURN NULL;
END $$;

CREATE TRIGGER work_steps_follow AFTER INSERT ON work_steps FOR EACH ROW EXECUTE FUNCTION follow_work_step();
