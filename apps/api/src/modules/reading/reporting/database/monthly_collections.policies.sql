CREATE POLICY state_reads ON monthly_collections FOR SELECT TO portal_read_state USING (true);
