-- A partner is where its moves have brought it, and nowhere else.
CREATE OR REPLACE FUNCTION guard_partner_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' AND new.state <> 'applied' OR tg_op = 'UPDATE' AND (pg_trigger_depth() < 2
    OR new.expert_system_id <> old.expert_system_id
    OR NOT EXISTS (SELECT FROM partner_transitions WHERE from_state = old.state AND to_state = new.state))
  THEN
    RAISE EXCEPTION 'partner % is where its moves have brought it', new.expert_system_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_standings_by_moves', TABLE = 'partner_standings';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_standings_guard BEFORE INSERT OR UPDATE ON partner_standings FOR EACH ROW EXECUTE FUNCTION guard_partner_standing();
CREATE TRIGGER partner_standings_no_delete BEFORE DELETE OR TRUNCATE ON partner_standings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER partner_transitions_fixed BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON partner_transitions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
