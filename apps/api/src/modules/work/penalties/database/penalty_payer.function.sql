-- Whom a penalty is billed to: as the register has them, reached as their bills last reached them.
CREATE OR REPLACE FUNCTION penalty_payer(p_tpui text) RETURNS TABLE (
  tpui text, category_id smallint, first_name text, last_name text, email text, phone text, address text, is_organisation boolean,
  registration_number text, office_id smallint, mda_id int
) LANGUAGE sql STABLE AS $$
  SELECT t.tpui, coalesce(b.payer_category_id, t.category_id, 1)::smallint, coalesce(b.payer_first_name, t.name), coalesce(b.payer_last_name, ''),
    coalesce(b.payer_email, ''), coalesce(b.payer_phone, t.phone, ''), coalesce(b.payer_address, ''), coalesce(b.payer_is_organisation, t.category_id IN (2, 3, 4), false),
    coalesce(b.payer_registration_number, ''), t.home_office_id, (SELECT h.mda_id FROM revenue_heads h WHERE h.code = '12020503')
  FROM taxpayers t
  LEFT JOIN LATERAL (
    SELECT x.* FROM bills x WHERE x.payer_tpui = ANY (reading.papers_of(reading.lead_of(p_tpui))) ORDER BY x.issued_on DESC, x.id DESC LIMIT 1
  ) b ON true
  WHERE t.tpui = reading.lead_of(p_tpui)
$$;
