-- What each client owes for whom somebody may look: open bills, and the first day by which one is to be paid.
CREATE OR REPLACE FUNCTION client_dues(p_user uuid) RETURNS TABLE (client_id uuid, bills integer, owed_kobo bigint, overdue_kobo bigint, next_due_on date)
LANGUAGE sql STABLE AS $$
  SELECT r.id, count(b.id)::int, coalesce(sum(b.total_kobo), 0)::bigint,
    coalesce(sum(b.total_kobo) FILTER (WHERE coalesce(b.due_on, b.expires_on) < lagos_today()), 0)::bigint, min(coalesce(b.due_on, b.expires_on))
  FROM representations r LEFT JOIN bills b ON b.payer_tpui = ANY (reading.papers_of(r.principal_tpui)) AND b.standing = 'open'
  WHERE r.representative_id = p_user AND r.accepted_at IS NOT NULL AND r.ended_at IS NULL AND 'see' = ANY (r.rights)
  GROUP BY r.id
$$;
COMMENT ON FUNCTION client_dues(uuid) IS 'Open bills of the clients of an account, in kobo, by consents that count now and let it look.';
