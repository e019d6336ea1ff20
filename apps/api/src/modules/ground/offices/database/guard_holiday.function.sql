CREATE OR REPLACE FUNCTION guard_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lawful boolean := false;
BEGIN
  IF tg_op = 'INSERT' AND new.proposal_id IS NULL THEN
    -- The installation writes its holidays at every start: what was taken back since stays away.
    IF EXISTS (SELECT FROM holiday_proposals p WHERE p.action = 'remove' AND p.day = new.day AND is_released_holiday(p.id)) THEN
      RETURN NULL;
    END IF;
    lawful := pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE');
  ELSIF tg_op = 'INSERT' THEN
    SELECT true INTO lawful FROM holiday_proposals p
    WHERE p.id = new.proposal_id AND p.action = 'add' AND p.day = new.day AND p.name = new.name AND is_released_holiday(p.id)
      AND NOT EXISTS (
        SELECT FROM holiday_proposals later
        WHERE later.action = 'remove' AND later.day = p.day AND later.proposed_at >= p.proposed_at AND is_released_holiday(later.id)
      );
  ELSIF tg_op = 'DELETE' THEN
    SELECT true INTO lawful FROM holiday_proposals p
    WHERE p.action = 'remove' AND p.day = old.day AND is_released_holiday(p.id)
      AND p.proposed_at >= coalesce((SELECT proposed_at FROM holiday_proposals WHERE id = old.proposal_id), '-infinity') LIMIT 1;
  END IF;
  IF lawful IS NOT TRUE THEN
    RAISE EXCEPTION 'a public holiday is released by two persons'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'public_holidays_released', TABLE = 'public_holidays';
  END IF;
  RETURN CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
END $$;

CREATE TRIGGER public_holidays_released BEFORE INSERT OR UPDATE OR DELETE ON public_holidays FOR EACH ROW EXECUTE FUNCTION guard_holiday();
