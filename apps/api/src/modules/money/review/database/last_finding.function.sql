-- The provider's last word about a case since it was opened: 'paid', another outcome, or NULL when it said nothing that helps.
CREATE OR REPLACE FUNCTION last_finding(p_case bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT f.outcome FROM review_findings f WHERE f.case_id = p_case ORDER BY f.id DESC LIMIT 1
$$;
