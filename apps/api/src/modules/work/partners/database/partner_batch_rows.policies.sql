CREATE POLICY read_with_batch ON partner_batch_rows FOR SELECT TO portal_read_expert_system
  USING (EXISTS (SELECT FROM partner_batches b WHERE b.id = partner_batch_rows.batch_id));
