-- Raises bills of one line, dated today, for payers of whom a spreadsheet says who they are. An organisation has one name; whose office
-- and area a bill is of, the register says.
CREATE OR REPLACE FUNCTION raise_known_bills(p_bills jsonb) RETURNS TABLE (reference text, bill_id uuid) LANGUAGE sql AS $$
  WITH given AS MATERIALIZED (
    SELECT g.*, g."categoryId" = 1 AS is_person, lagos_today() AS day
    FROM jsonb_to_recordset(p_bills) AS g (reference text, tpui text, "categoryId" smallint, name text, email text, phone text, address text,
      "mdaId" int, "headId" int, "amountKobo" bigint, description text)
  ), raised AS (
    INSERT INTO bills (reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
      payer_is_organisation, payer_registration_number, mda_id, total_kobo, issued_on, expires_on)
    SELECT g.reference, g.tpui, g."categoryId", CASE WHEN is_person THEN regexp_replace(g.name, '\s+\S+$', '') ELSE g.name END,
      CASE WHEN is_person THEN coalesce(substring(g.name FROM '\s(\S+)$'), '') ELSE '' END, g.email, g.phone, g.address,
      NOT is_person, '', g."mdaId", g."amountKobo", day, (day + interval '3 months')::date
    FROM given g RETURNING bills.id, bills.reference, bills.issued_on
  ), lines AS (
    INSERT INTO bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
    SELECT raised.id, 1, g."headId", g."amountKobo", (SELECT h.name FROM revenue_heads h WHERE h.id = g."headId"), g.description, raised.issued_on
    FROM given g JOIN raised ON raised.reference = g.reference
  )
  SELECT raised.reference, raised.id FROM raised
$$;
