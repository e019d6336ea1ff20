CREATE POLICY offices_read_own ON field_records FOR SELECT TO portal_read_offices USING (lga_id = ANY ((SELECT reading.own_lgas())::int[]));
-- An area without an office is read by those who see all offices; they are told so by a 0 among them.
CREATE POLICY offices_read_all ON field_records FOR SELECT TO portal_read_offices USING (0 = ANY ((SELECT reading.own_offices())::smallint[]));
CREATE POLICY state_reads ON field_records FOR SELECT TO portal_read_state USING (true);
