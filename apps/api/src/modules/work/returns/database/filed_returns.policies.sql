CREATE POLICY offices_read_own ON filed_returns FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = filed_returns.tpui));
CREATE POLICY state_reads ON filed_returns FOR SELECT TO portal_read_state USING (true);
