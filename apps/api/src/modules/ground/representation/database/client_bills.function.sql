-- What of a client can be paid now, the most urgent first; nothing without a consent to an agent that counts now and lets it look and pay.
CREATE OR REPLACE FUNCTION client_bills(p_user uuid, p_consent uuid, p_most int)
RETURNS TABLE (bill_reference text, description text, mda text, total_kobo bigint, due_on date, is_pending boolean) LANGUAGE sql STABLE AS $$
  SELECT b.reference, (SELECT a.heads FROM reading.bill_heads a WHERE a.bill_id = b.id),
    m.name, b.total_kobo, coalesce(b.due_on, b.expires_on), is_payment_pending(b.id)
  FROM representations r JOIN bills b ON b.payer_tpui = ANY (reading.papers_of(r.principal_tpui)) AND b.standing = 'open' JOIN mdas m ON m.id = b.mda_id
  WHERE r.id = p_consent AND 'see' = ANY (r.rights) AND consent_covers(r.id, p_user, r.principal_tpui) AND b.expires_on >= lagos_today()
  ORDER BY coalesce(b.due_on, b.expires_on), b.id LIMIT p_most
$$;
COMMENT ON FUNCTION client_bills(uuid,uuid,integer) IS 'Bills of a client that an agent may pay now, in kobo, the most urgent first.';
