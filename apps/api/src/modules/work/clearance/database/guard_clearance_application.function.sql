-- What was asked stays, moves are those of the law, and nobody prepares or decides about themselves.
CREATE OR REPLACE FUNCTION guard_clearance_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] := ARRAY['state', 'office_id', 'blockers', 'blocked_kobo', 'person_reasons', 'judged_at', 'given_on', 'last_day', 'advice',
    'advice_text', 'prepared_by', 'prepared_at', 'decided_by', 'reasons', 'cure', 'ended_at'];
BEGIN
  IF old.ended_at IS NOT NULL OR to_jsonb(new) - may_change <> to_jsonb(old) - may_change THEN
    PERFORM refuse_clearance('what was asked and what was decided stay', 'clearance_applications_facts_fixed', 'clearance_applications');
  END IF;
  IF new.state <> old.state AND NOT (old.state || '>' || new.state = ANY (ARRAY['blocked>waiting', 'blocked>issued', 'waiting>prepared', 'waiting>overdue',
    'waiting>issued', 'prepared>waiting', 'prepared>issued', 'prepared>refused', 'prepared>overdue-prepared', 'overdue>overdue-prepared', 'overdue>issued',
    'overdue-prepared>overdue', 'overdue-prepared>issued', 'overdue-prepared>refused']) OR new.state = 'withdrawn')
  THEN
    PERFORM refuse_clearance('it does not go from ' || old.state || ' to ' || new.state, 'clearance_applications_moves', 'clearance_applications');
  END IF;
  IF new.state = 'issued' AND new.decided_by IS NULL AND (new.draw < 200 OR new.person_reasons <> '{}') THEN
    PERFORM refuse_clearance('it is for a person', 'clearance_applications_person', 'clearance_applications');
  END IF;
  IF old.last_day IS NOT NULL AND (new.given_on, new.last_day) IS DISTINCT FROM (old.given_on, old.last_day) THEN
    PERFORM refuse_clearance('its last day stays', 'clearance_applications_clock', 'clearance_applications');
  END IF;
  IF reading.is_same_person(new.prepared_by, new.tpui) OR reading.is_same_person(new.decided_by, new.tpui) THEN
    PERFORM refuse_clearance('nobody decides about themselves', 'clearance_applications_own', 'clearance_applications');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER clearance_applications_guard BEFORE UPDATE ON clearance_applications FOR EACH ROW EXECUTE FUNCTION guard_clearance_application();
CREATE TRIGGER clearance_applications_no_delete BEFORE DELETE OR TRUNCATE ON clearance_applications FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
