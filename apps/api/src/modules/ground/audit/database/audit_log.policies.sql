CREATE POLICY state_reads ON audit_log FOR SELECT TO portal_read_state USING (true);
