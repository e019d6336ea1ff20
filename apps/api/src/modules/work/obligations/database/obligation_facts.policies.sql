CREATE POLICY offices_read_own ON obligation_facts FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = obligation_facts.tpui));
CREATE POLICY state_reads ON obligation_facts FOR SELECT TO portal_read_state USING (true);
