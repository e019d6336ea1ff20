CREATE POLICY state_reads ON terminal_history FOR SELECT TO portal_read_state USING (true);
