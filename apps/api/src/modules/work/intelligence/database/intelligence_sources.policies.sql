CREATE POLICY offices_read_all ON intelligence_sources FOR SELECT TO portal_read_offices USING (true);
CREATE POLICY state_reads ON intelligence_sources FOR SELECT TO portal_read_state USING (true);
