CREATE POLICY offices_read ON reminder_texts FOR SELECT TO portal_read_offices USING (true);
CREATE POLICY state_reads ON reminder_texts FOR SELECT TO portal_read_state USING (true);
