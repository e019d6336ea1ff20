CREATE OR REPLACE FUNCTION guard_refund_funding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' THEN PERFORM refuse_refund('a funding begins as a proposal', 'refund_fundings_begin'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at'] OR old.state <> 'proposed'
  THEN PERFORM refuse_refund('what was noted stays', 'refund_fundings_stay'); END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'refund-funding' AND w.subject = 'refund-funding:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) THEN PERFORM refuse_refund('a funding is decided by a step of its case', 'refund_fundings_by_steps'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER refund_fundings_guard BEFORE INSERT OR UPDATE ON refund_fundings FOR EACH ROW EXECUTE FUNCTION guard_refund_funding();
