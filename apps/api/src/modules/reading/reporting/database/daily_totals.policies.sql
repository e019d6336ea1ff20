CREATE POLICY expert_system_reads_own ON daily_totals FOR SELECT TO portal_read_expert_system USING (
  (dimension = 'expert-system' AND key = reading.own_expert_system()::text)
  OR (dimension = 'engine-code' AND key IN (SELECT id::text FROM engine_codes WHERE expert_system_id = reading.own_expert_system()))
);
CREATE POLICY mda_reads_own ON daily_totals FOR SELECT TO portal_read_mda USING (
  (dimension = 'mda' AND key = reading.own_mda()::text)
  OR (dimension = 'head' AND key IN (SELECT id::text FROM revenue_heads WHERE mda_id = reading.own_mda()))
);
CREATE POLICY offices_read_own ON daily_totals FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = ANY (reading.own_offices()::text[]));
-- What has no office yet is read by those who see all offices; they are told so by a 0 among them.
CREATE POLICY offices_read_unplaced ON daily_totals FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = '' AND 0 = ANY (reading.own_offices()));
CREATE POLICY state_reads ON daily_totals FOR SELECT TO portal_read_state USING (true);
-- Whole MDAs, and of months that are over the parts that may be told: whatever a query forgets, the Governor's reader has no others.
CREATE POLICY totals_are_read ON daily_totals FOR SELECT TO portal_read_totals USING (
  dimension IN ('all', 'mda')
  OR (measure = 'collected' AND EXISTS (
    SELECT FROM told_parts p
    WHERE p.is_told AND p.month = date_trunc('month', day::timestamp)::date
      AND p.dimension = CASE daily_totals.dimension WHEN 'hour' THEN 'weekday-hour' ELSE daily_totals.dimension END
      AND p.key = CASE daily_totals.dimension WHEN 'hour' THEN extract(isodow FROM day) || '-' || daily_totals.key ELSE daily_totals.key END
  ))
);
