CREATE POLICY offices_read_own ON taxpayers FOR SELECT TO portal_read_offices USING (home_office_id = ANY (reading.own_offices()));
-- What has no office yet is read by those who see all offices; they are told so by a 0 among them.
CREATE POLICY offices_read_unplaced ON taxpayers FOR SELECT TO portal_read_offices
  USING (home_office_id IS NULL AND 0 = ANY (reading.own_offices()));
CREATE POLICY state_reads ON taxpayers FOR SELECT TO portal_read_state USING (true);
