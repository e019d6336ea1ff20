-- Whom of the register rows of a list may be: by a number of theirs, or by a name that sounds alike in the same area, of which at most twenty a row.
-- `p_rows`: id, tpui, phone, rc, identity (hex), names (as they may be written), lgaId.
CREATE OR REPLACE FUNCTION taxpayers_to_compare(p_rows jsonb) RETURNS TABLE (
  row_id uuid, tpui text, name text, phone text, rc_number text, has_identity boolean, is_identity boolean, address text, lga_id int, lga text, is_person boolean, office_id smallint
) LANGUAGE sql STABLE AS $$
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_rows) AS r (id uuid, tpui text, phone text, rc text, identity text, names text[], "lgaId" int)
  ), found AS (
    SELECT r.id, reading.lead_of(r.tpui) AS tpui FROM asked r WHERE r.tpui <> ''
    UNION SELECT r.id, reading.lead_of(t.tpui) FROM asked r JOIN LATERAL (SELECT t.tpui FROM taxpayers t WHERE t.phone = r.phone ORDER BY t.tpui LIMIT 20) t ON true WHERE r.phone <> ''
    UNION SELECT r.id, reading.lead_of(o.tpui) FROM asked r JOIN organisations o ON o.registration_number = r.rc WHERE r.rc <> ''
    UNION SELECT r.id, reading.lead_of(u.tpui) FROM asked r JOIN users u ON u.nin_blind_index = decode(r.identity, 'hex') WHERE r.identity <> '' AND u.tpui IS NOT NULL AND u.status <> 'deleted'
    UNION SELECT r.id, reading.lead_of(t.tpui) FROM asked r JOIN LATERAL (
      SELECT t.tpui FROM taxpayers t WHERE key_of_name(t.name) = ANY (array(SELECT key_of_name(n) FROM unnest(r.names) n WHERE key_of_name(n) <> ''))
        AND t.lga_id = r."lgaId" ORDER BY t.tpui LIMIT 20
    ) t ON true WHERE r."lgaId" IS NOT NULL
  )
  SELECT f.id, t.tpui, t.name, t.phone, coalesce(o.registration_number, ''), u.nin_blind_index IS NOT NULL,
    coalesce(u.nin_blind_index = decode(nullif(r.identity, ''), 'hex'), false),
    coalesce(o.address, s.address_line1, ''), t.lga_id, coalesce(named_area(t.lga_id), ''), c.name = 'Individual', coalesce(open_office(t.home_office_id), office_of_lga(t.lga_id))
  FROM found f JOIN asked r ON r.id = f.id JOIN taxpayers t ON t.tpui = f.tpui JOIN taxpayer_categories c ON c.id = t.category_id
  LEFT JOIN users u ON u.id = t.user_id LEFT JOIN organisations o ON o.tpui = t.tpui LEFT JOIN user_registrations s ON s.user_id = t.user_id
  WHERE t.merged_into IS NULL AND t.standing <> 'closed'
$$;
