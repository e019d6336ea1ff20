CREATE POLICY offices_read_own ON obligations FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = obligations.tpui));
CREATE POLICY state_reads ON obligations FOR SELECT TO portal_read_state USING (true);
