CREATE POLICY offices_read_own ON penalties FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = penalties.tpui));
CREATE POLICY state_reads ON penalties FOR SELECT TO portal_read_state USING (true);
