CREATE POLICY offices_read_own ON taxpayer_standings FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = taxpayer_standings.tpui));
CREATE POLICY state_reads ON taxpayer_standings FOR SELECT TO portal_read_state USING (true);
