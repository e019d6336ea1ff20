-- What may be the same premises as a record, or its owner: other records within sixty metres, with its phone number or its sign in the same area, and
-- taxpayers with its phone number or the owner's name in the same area. At most twenty of each reason.
CREATE OR REPLACE FUNCTION field_records_alike(p_id uuid) RETURNS TABLE (
  kind text, key text, name text, says text, enumerator text, state text, distance_m int, is_phone boolean, is_name boolean
) LANGUAGE sql STABLE AS $$
  WITH asked AS MATERIALIZED (
    SELECT r.*, 60 / 111320.0 AS dy, 60 / (111320.0 * greatest(cos(radians(r.latitude)), 0.01)) AS dx FROM field_records r WHERE r.id = p_id
  ), found AS (
    SELECT n.id FROM asked a CROSS JOIN LATERAL (
      SELECT r.id FROM field_records r
      WHERE point(r.longitude, r.latitude) <@ box(point(a.longitude - a.dx, a.latitude - a.dy), point(a.longitude + a.dx, a.latitude + a.dy)) LIMIT 20
    ) n
    UNION SELECT n.id FROM asked a CROSS JOIN LATERAL (
      SELECT r.id FROM field_records r WHERE a.owner_phone <> '' AND r.owner_phone = a.owner_phone AND r.owner_phone <> '' LIMIT 20
    ) n
    UNION SELECT n.id FROM asked a CROSS JOIN LATERAL (
      SELECT r.id FROM field_records r WHERE r.lga_id = a.lga_id AND lower(r.sign) = lower(a.sign) LIMIT 20
    ) n
  ), people AS (
    SELECT n.tpui FROM asked a CROSS JOIN LATERAL (
      SELECT t.tpui FROM taxpayers t WHERE a.owner_phone <> '' AND t.phone = a.owner_phone ORDER BY t.tpui LIMIT 20
    ) n
    UNION SELECT n.tpui FROM asked a CROSS JOIN LATERAL (
      SELECT t.tpui FROM taxpayers t WHERE a.owner_name <> '' AND key_of_name(t.name) = key_of_name(a.owner_name) AND t.lga_id = a.lga_id ORDER BY t.tpui LIMIT 20
    ) n
  )
  SELECT 'record', r.id::text, r.sign, concat_ws(' · ', r.address, nullif(r.ward, '')), e.name, r.state,
    round(sqrt(power((r.longitude - a.longitude) * cos(radians(a.latitude)), 2) + power(r.latitude - a.latitude, 2)) * 111320)::int,
    a.owner_phone <> '' AND r.owner_phone = a.owner_phone, lower(r.sign) = lower(a.sign)
  FROM found f JOIN field_records r ON r.id = f.id JOIN enumerators e ON e.id = r.enumerator_id CROSS JOIN asked a
  WHERE r.id <> a.id AND r.state <> 'replaced' AND r.id IS DISTINCT FROM a.replaces_id
  UNION ALL
  SELECT 'taxpayer', t.tpui, t.name, concat_ws(' · ', named_area(t.lga_id), t.phone), NULL, NULL, NULL,
    a.owner_phone <> '' AND t.phone = a.owner_phone, key_of_name(t.name) = key_of_name(a.owner_name)
  FROM people p JOIN taxpayers t ON t.tpui = p.tpui CROSS JOIN asked a
  WHERE t.merged_into IS NULL AND t.standing <> 'closed'
$$;
