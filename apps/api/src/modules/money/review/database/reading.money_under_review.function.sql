CREATE OR REPLACE FUNCTION reading.money_under_review() RETURNS TABLE (bill_id uuid, kobo bigint) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.bill_id, held_kobo(p.id) FROM payments p
  WHERE p.disposition <> 'receipted' AND EXISTS (
      SELECT FROM review_cases c JOIN review_cases o ON o.id IN (c.id, c.joined_id) WHERE c.payment_id = p.id AND o.resolved_at IS NULL)
    AND held_kobo(p.id) > 0
$$;
REVOKE ALL ON FUNCTION reading.money_under_review() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.money_under_review() TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
