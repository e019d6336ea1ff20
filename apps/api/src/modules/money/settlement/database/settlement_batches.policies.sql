CREATE POLICY read_with_payment ON settlement_batches FOR SELECT TO portal_read_mda, portal_read_expert_system
  USING (EXISTS (SELECT FROM payment_settlements s WHERE s.batch_id = settlement_batches.id));
CREATE POLICY state_reads ON settlement_batches FOR SELECT TO portal_read_state USING (true);
