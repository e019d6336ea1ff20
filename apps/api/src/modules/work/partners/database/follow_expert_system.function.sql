-- An expert system begins as a partner that applied; suspending it stops its keys in the same transaction, and reinstating it brings it back to where it was.
CREATE OR REPLACE FUNCTION follow_expert_system() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  here partner_standings;
BEGIN
  INSERT INTO partner_standings (expert_system_id) VALUES (new.id) ON CONFLICT DO NOTHING;
  SELECT * INTO here FROM partner_standings WHERE expert_system_id = new.id FOR UPDATE;
  IF (new.suspended_at IS NOT NULL) <> (here.state = 'suspended') THEN
    INSERT INTO partner_moves (expert_system_id, from_state, to_state, reason, outcome, decided_at)
    VALUES (new.id, here.state, coalesce(here.before_suspension, 'suspended'), coalesce(new.suspension_reason, 'Reinstated'), 'done', clock_timestamp());
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER expert_systems_begin_as_partner AFTER INSERT ON expert_systems FOR EACH ROW EXECUTE FUNCTION follow_expert_system();
CREATE TRIGGER expert_systems_follow_suspension AFTER UPDATE ON expert_systems FOR EACH ROW
  WHEN (new.suspended_at IS DISTINCT FROM old.suspended_at) EXECUTE FUNCTION follow_expert_system();
