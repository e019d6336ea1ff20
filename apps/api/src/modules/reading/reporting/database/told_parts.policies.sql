CREATE POLICY totals_are_read ON told_parts FOR SELECT TO portal_read_totals USING (true);
