CREATE POLICY offices_read_own ON premises FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = premises.tpui));
CREATE POLICY state_reads ON premises FOR SELECT TO portal_read_state USING (true);
