CREATE POLICY state_reads ON activity_log FOR SELECT TO portal_read_state USING (true);
