CREATE POLICY mda_reads_own ON payer_snapshots FOR SELECT TO portal_read_mda
  USING (dimension = 'mda' AND key = reading.own_mda()::text);
CREATE POLICY offices_read_own ON payer_snapshots FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = ANY (reading.own_offices()::text[]));
-- What has no office yet is read by those who see all offices; they are told so by a 0 among them.
CREATE POLICY offices_read_unplaced ON payer_snapshots FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = '' AND 0 = ANY (reading.own_offices()));
CREATE POLICY state_reads ON payer_snapshots FOR SELECT TO portal_read_state USING (true);
CREATE POLICY totals_are_read ON payer_snapshots FOR SELECT TO portal_read_totals USING (dimension = 'all');
