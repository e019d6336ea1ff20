-- Whose rows are read by `<consent> <account>`: nobody's, unless that account acts for somebody by that consent at this moment.
CREATE OR REPLACE FUNCTION represented_tpui(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT r.principal_tpui FROM representations r
    WHERE r.id = split_part(given, ' ', 1)::uuid AND r.representative_id = split_part(given, ' ', 2)::uuid
      AND r.accepted_at IS NOT NULL AND r.ended_at IS NULL AND 'see' = ANY (r.rights)
      AND EXISTS (SELECT FROM users u WHERE u.tpui = r.principal_tpui AND u.status = 'active')
  ), '')
$$;
COMMENT ON FUNCTION represented_tpui(text) IS 'Whose rows somebody who acts for another reads; empty without a consent that counts now.';
