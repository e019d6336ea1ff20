-- What was proposed stays; it ends once, and as the case's steps say.
CREATE OR REPLACE FUNCTION guard_review_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['outcome', 'ended_by', 'ended_at'] <> to_jsonb(old) - ARRAY['outcome', 'ended_by', 'ended_at']
    OR old.outcome IS NOT NULL
  THEN
    RAISE EXCEPTION 'what was proposed in case % stays', old.case_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_stay', TABLE = 'review_proposals';
  END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'money-review' AND w.subject = 'review-case:' || new.case_id AND s.user_id = new.ended_by
      AND (s.move, w.state) = (CASE new.outcome WHEN 'approved' THEN 'approve' WHEN 'refused' THEN 'refuse' ELSE 'withdraw' END,
        CASE new.outcome WHEN 'approved' THEN 'decided' ELSE 'open' END)
  ) THEN
    RAISE EXCEPTION 'a proposal ends by a step of its case'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_end_by_steps', TABLE = 'review_proposals';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER review_proposals_guard BEFORE UPDATE ON review_proposals FOR EACH ROW EXECUTE FUNCTION guard_review_proposal();
