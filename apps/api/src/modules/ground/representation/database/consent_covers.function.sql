-- Whether an agent may pay bills of a taxpayer at this moment: by a consent to an agent that was accepted, has not ended and allows it.
CREATE OR REPLACE FUNCTION consent_covers(p_consent uuid, p_user uuid, p_tpui text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM representations r
    WHERE r.id = p_consent AND r.representative_id = p_user AND r.kind = 'agent' AND 'bills' = ANY (r.rights)
      AND r.accepted_at IS NOT NULL AND r.ended_at IS NULL AND p_tpui = ANY (reading.papers_of(r.principal_tpui))
      AND EXISTS (SELECT FROM users u WHERE u.tpui = r.principal_tpui AND u.status = 'active')
  )
$$;
COMMENT ON FUNCTION consent_covers(uuid,uuid,text) IS 'Whether this account may pay bills of this TPUI by this consent now, as an agent.';
