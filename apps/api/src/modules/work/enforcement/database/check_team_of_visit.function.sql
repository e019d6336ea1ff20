-- At commit: two or more people of the office go, none with a conflict or in their own case; where persons are searched, a woman and a man, section 62(5).
CREATE OR REPLACE FUNCTION check_team_of_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  visit enforcement_visits;
  enforced enforcements;
BEGIN
  SELECT * INTO visit FROM enforcement_visits WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'enforcement_visits' THEN 'id' ELSE 'visit_id' END)::uuid;
  IF visit.state NOT IN ('planned', 'approved', 'departed') THEN RETURN NULL; END IF;
  SELECT * INTO enforced FROM enforcements WHERE id = visit.enforcement_id;
  IF (SELECT count(*) FROM enforcement_team WHERE visit_id = visit.id) < 2
    OR EXISTS (SELECT FROM enforcement_team t WHERE t.visit_id = visit.id AND (
      NOT t.user_id = ANY (people_of_office(enforced.office_id, ARRAY['Tax Officer', 'Tax Office Manager', 'Tax Office Director']))
      OR has_conflict(t.user_id, enforced.tpui) OR is_own_enforcement(t.user_id, enforced.tpui)))
    OR (visit.will_search AND (SELECT count(DISTINCT gender) FROM enforcement_team WHERE visit_id = visit.id) < 2)
  THEN PERFORM refuse_enforcement('at least two officers without a conflict go, and of both genders where persons are searched', 'enforcement_team_complete'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER enforcement_visits_have_team AFTER INSERT OR UPDATE OF state ON enforcement_visits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_team_of_visit();
