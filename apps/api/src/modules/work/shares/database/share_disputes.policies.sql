CREATE POLICY read_with_line ON share_disputes FOR SELECT TO portal_read_expert_system, portal_read_taxpayer
  USING (EXISTS (SELECT FROM share_accruals a WHERE a.id = share_disputes.accrual_id));
CREATE POLICY state_reads ON share_disputes FOR SELECT TO portal_read_state USING (true);
