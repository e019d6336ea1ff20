-- Whose records one may see.
CREATE POLICY offices_read_own ON enumerators FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM field_records r WHERE r.enumerator_id = enumerators.id));
CREATE POLICY state_reads ON enumerators FOR SELECT TO portal_read_state USING (true);
