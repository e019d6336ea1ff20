CREATE POLICY state_reads ON terminals FOR SELECT TO portal_read_state USING (true);
