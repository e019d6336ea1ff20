-- A partner's key reads the bills of its engine code alone.
CREATE POLICY expert_system_reads_own ON bills FOR SELECT TO portal_read_expert_system
  USING (expert_system_id = reading.own_expert_system() AND reading.is_own_engine_code(engine_code_id));
CREATE POLICY mda_reads_own ON bills FOR SELECT TO portal_read_mda USING (mda_id = reading.own_mda());
CREATE POLICY offices_read_own ON bills FOR SELECT TO portal_read_offices USING (tax_office_id = ANY (reading.own_offices()));
-- What has no office yet is read by those who see all offices; they are told so by a 0 among them.
CREATE POLICY offices_read_unplaced ON bills FOR SELECT TO portal_read_offices
  USING (tax_office_id IS NULL AND 0 = ANY (reading.own_offices()));
CREATE POLICY state_reads ON bills FOR SELECT TO portal_read_state USING (true);
CREATE POLICY taxpayer_reads_own ON bills FOR SELECT TO portal_read_taxpayer USING (payer_tpui = ANY (reading.own_tpuis()));
