CREATE POLICY totals_are_read ON treasury_snapshots FOR SELECT TO portal_read_state, portal_read_totals USING (true);
