CREATE POLICY read_with_bill ON bill_lines FOR SELECT
  TO portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer
  USING (EXISTS (SELECT FROM bills WHERE bills.id = bill_lines.bill_id));
-- A line is read by whoever reads its bill.
CREATE POLICY state_reads ON bill_lines FOR SELECT TO portal_read_state USING (true);
