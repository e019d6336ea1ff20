-- What was demanded stays, moves are those of the law, and what was decided is decided once.
CREATE OR REPLACE FUNCTION guard_demand() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decided constant text[] := ARRAY['decided_by', 'decided_at'];
  issued constant text[] := ARRAY['issued_by', 'issued_at'];
  served constant text[] := ARRAY['served_by', 'served_at', 'served_on', 'served_how', 'served_place', 'served_proof', 'service_noted_at'];
  ended constant text[] := ARRAY['ended_by', 'ended_at', 'end_reason'];
  changes constant text[] := ARRAY['state', 'office_id'] || CASE new.state
    WHEN 'approved' THEN decided WHEN 'issued' THEN issued WHEN 'served' THEN served WHEN 'withdrawn' THEN ended ELSE '{}' END;
BEGIN
  IF new.state = old.state THEN
    IF to_jsonb(new) - 'office_id' <> to_jsonb(old) - 'office_id' THEN PERFORM refuse_demand('what was written stays', 'demand_notices_facts_fixed'); END IF;
    RETURN new;
  END IF;
  IF NOT (old.state || '>' || new.state = ANY (ARRAY['prepared>approved', 'prepared>withdrawn', 'approved>issued', 'approved>withdrawn', 'issued>served',
    'issued>withdrawn', 'served>withdrawn']))
  THEN PERFORM refuse_demand('it does not go from ' || old.state || ' to ' || new.state, 'demand_notices_moves'); END IF;
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_demand('what was written stays', 'demand_notices_facts_fixed'); END IF;
  PERFORM check_demand_move(old, new);
  RETURN new;
END $$;

CREATE TRIGGER demand_notices_guard BEFORE UPDATE ON demand_notices FOR EACH ROW EXECUTE FUNCTION guard_demand();
CREATE TRIGGER demand_notices_no_delete BEFORE DELETE OR TRUNCATE ON demand_notices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
