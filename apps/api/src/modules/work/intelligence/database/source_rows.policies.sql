CREATE POLICY offices_read_own ON source_rows FOR SELECT TO portal_read_offices USING (office_id = ANY (reading.own_offices()));
CREATE POLICY state_reads ON source_rows FOR SELECT TO portal_read_state USING (true);
