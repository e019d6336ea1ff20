-- A plan stays within the order of its court: its place, its days, what it allows. A dwelling is entered by warrant or consent, section 58(5).
CREATE OR REPLACE FUNCTION check_visit_is_ordered(p_visit enforcement_visits) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  given enforcement_orders;
BEGIN
  SELECT * INTO given FROM enforcement_orders WHERE id = p_visit.order_id;
  IF given.compared_by IS NULL OR given.kind <> 'distrain'
    OR given.id IS DISTINCT FROM (SELECT order_id FROM enforcements WHERE id = p_visit.enforcement_id) THEN
    PERFORM refuse_enforcement('there is no order that two persons compared', 'enforcement_visits_ordered');
  END IF;
  IF lower(regexp_replace(p_visit.place, '\s+', ' ', 'g')) <> lower(regexp_replace(given.place, '\s+', ' ', 'g'))
    OR NOT (lagos_day(p_visit.starts_at) BETWEEN given.given_on AND given.valid_until)
    OR (p_visit.will_seal AND NOT given.may_seal) OR (p_visit.will_take AND NOT given.may_take) OR (p_visit.will_search AND NOT given.may_search) THEN
    PERFORM refuse_enforcement('the plan goes beyond the order', 'enforcement_visits_within_order');
  END IF;
  IF p_visit.is_dwelling AND NOT given.covers_dwelling AND length(p_visit.consent_of) < 3 THEN
    PERFORM refuse_enforcement('a dwelling needs consent or a warrant', 'enforcement_visits_dwelling');
  END IF;
END $$;
