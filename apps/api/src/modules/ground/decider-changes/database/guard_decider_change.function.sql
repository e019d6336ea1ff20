-- A proposal begins undecided and is a SuperAdmin's; it is decided once, by the step of its case, and made in that transaction. Without a proposer
-- it is the command on the server, while there are fewer than three SuperAdmins (`superAdminsWanted` of the contract).
CREATE OR REPLACE FUNCTION guard_decider_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fixed text[] := '{state,decided_by,decided_at,made_in}';
  names_whom boolean := false;
  refusal text;
BEGIN
  IF tg_op = 'INSERT' AND new.proposed_by IS NULL THEN
    PERFORM pg_advisory_xact_lock(4005004);
    refusal := CASE WHEN 3 <= (
      SELECT count(*) FROM users WHERE status = 'active' AND active_role(id) = 'SuperAdmin' AND id IS DISTINCT FROM new.user_id) THEN 'enough' END;
  ELSIF tg_op = 'INSERT' THEN
    refusal := CASE
      WHEN new.state <> 'proposed' THEN 'begin'
      WHEN NOT EXISTS (SELECT FROM users WHERE id = new.proposed_by AND status = 'active' AND active_role(id) = 'SuperAdmin') THEN 'super_admins'
    END;
  ELSE
    -- Whom a creation made is written once, by the transaction that made it.
    names_whom := old.change = 'creation' AND old.state = 'approved' AND old.made_in = pg_current_xact_id()
      AND old.user_id IS NULL AND new.user_id IS NOT NULL;
    refusal := CASE
      WHEN names_whom AND to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' THEN NULL
      WHEN old.state <> 'proposed' OR new.state = 'proposed' OR to_jsonb(new) - fixed <> to_jsonb(old) - fixed THEN 'stay'
      WHEN NOT EXISTS (
        SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id
        WHERE w.kind = 'decider-change' AND w.subject = 'decider-change:' || new.id AND w.state = new.state
          AND s.to_state = new.state AND s.user_id = new.decided_by) THEN 'case'
    END;
  END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'who decides is changed by one SuperAdmin and another: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'decider_changes_' || refusal, TABLE = 'decider_changes';
  END IF;
  IF new.state = 'approved' AND NOT names_whom THEN new.made_in := pg_current_xact_id(); END IF;
  RETURN new;
END $$;

CREATE TRIGGER decider_changes_guard BEFORE INSERT OR UPDATE ON decider_changes FOR EACH ROW EXECUTE FUNCTION guard_decider_change();
