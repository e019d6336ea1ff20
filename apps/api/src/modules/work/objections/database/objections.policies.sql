CREATE POLICY offices_read_own ON objections FOR SELECT TO portal_read_offices USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = objections.tpui));
CREATE POLICY state_reads ON objections FOR SELECT TO portal_read_state USING (true);
