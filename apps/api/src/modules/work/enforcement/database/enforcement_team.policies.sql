CREATE POLICY offices_read_own ON enforcement_team FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM enforcement_visits v WHERE v.id = enforcement_team.visit_id));
CREATE POLICY state_reads ON enforcement_team FOR SELECT TO portal_read_state USING (true);
