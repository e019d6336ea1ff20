CREATE POLICY offices_read_own ON spot_checks FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM field_records r WHERE r.id = spot_checks.record_id));
CREATE POLICY state_reads ON spot_checks FOR SELECT TO portal_read_state USING (true);
