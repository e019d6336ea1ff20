CREATE POLICY state_reads ON terminal_closes FOR SELECT TO portal_read_state USING (true);
