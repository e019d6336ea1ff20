CREATE POLICY offices_read_own ON enforcement_visits FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM enforcements e WHERE e.id = enforcement_visits.enforcement_id));
CREATE POLICY state_reads ON enforcement_visits FOR SELECT TO portal_read_state USING (true);
