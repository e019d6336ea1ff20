CREATE POLICY offices_read_own ON clearance_applications FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = clearance_applications.tpui));
CREATE POLICY state_reads ON clearance_applications FOR SELECT TO portal_read_state USING (true);
