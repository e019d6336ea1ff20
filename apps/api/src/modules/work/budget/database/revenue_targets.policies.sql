CREATE POLICY mda_reads_own ON revenue_targets FOR SELECT TO portal_read_mda USING (
  mda_id = reading.own_mda() OR revenue_head_id IN (SELECT id FROM revenue_heads WHERE mda_id = reading.own_mda())
);
CREATE POLICY totals_are_read ON revenue_targets FOR SELECT TO portal_read_state, portal_read_totals USING (true);
