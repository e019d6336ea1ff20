CREATE POLICY offices_read_own ON penalty_remissions FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM penalties p WHERE p.id = penalty_remissions.penalty_id));
CREATE POLICY state_reads ON penalty_remissions FOR SELECT TO portal_read_state USING (true);
