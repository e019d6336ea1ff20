CREATE POLICY state_reads ON monthly_payers FOR SELECT TO portal_read_state USING (true);
