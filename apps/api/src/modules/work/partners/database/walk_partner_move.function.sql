-- A move that is done is where the partner is; what waited for a second person and can no longer be done is refused with it.
CREATE OR REPLACE FUNCTION walk_partner_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE partner_standings SET state = new.to_state, since = new.decided_at,
    before_suspension = CASE WHEN new.to_state = 'suspended' THEN new.from_state END
  WHERE expert_system_id = new.expert_system_id;
  UPDATE partner_moves SET outcome = 'refused', decided_at = new.decided_at, decided_by = coalesce(new.decided_by, proposed_by)
  WHERE expert_system_id = new.expert_system_id AND outcome IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER partner_moves_walk AFTER INSERT OR UPDATE ON partner_moves FOR EACH ROW
  WHEN (new.outcome = 'done') EXECUTE FUNCTION walk_partner_move();
