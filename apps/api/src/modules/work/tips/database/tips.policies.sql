CREATE POLICY offices_read_own ON tips FOR SELECT TO portal_read_offices USING (office_id = ANY (reading.own_offices()));
CREATE POLICY state_reads ON tips FOR SELECT TO portal_read_state USING (true);
