-- Of a penalty: its bill and how that stands, and who proposed and decided it.
CREATE OR REPLACE FUNCTION reading.penalty_facts(p_bill uuid, p_proposed_by uuid, p_decided_by uuid) RETURNS TABLE (
  bill_reference text, bill_standing text, proposed_by text, decided_by text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT b.reference, b.standing, person_name(p.first_name, p.last_name), person_name(d.first_name, d.last_name)
  FROM (SELECT) one LEFT JOIN bills b ON b.id = p_bill LEFT JOIN users p ON p.id = p_proposed_by LEFT JOIN users d ON d.id = p_decided_by
$$;
REVOKE ALL ON FUNCTION reading.penalty_facts(uuid,uuid,uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.penalty_facts(uuid,uuid,uuid) TO portal_read_offices, portal_read_state;
