-- The register follows accounts and bills; a bill takes the office and area of its payer on its day of issue (decision 16 of the areas).
-- New functions and triggers; the backfill reads bills once.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- The office of an area that has just one.
CREATE FUNCTION office_of_lga(area int) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) = 1 THEN min(office_id) END::smallint FROM tax_office_places WHERE lga_id = area
$$;--> statement-breakpoint

CREATE FUNCTION keep_taxpayer(account uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person users;
  said user_registrations;
  category smallint;
  office smallint;
BEGIN
  SELECT * INTO person FROM users WHERE id = account;
  IF NOT found OR person.tpui IS NULL THEN RETURN; END IF;
  IF person.status = 'deleted' THEN
    UPDATE taxpayers SET user_id = NULL, name = '', phone = '', standing = 'closed' WHERE tpui = person.tpui;
    RETURN;
  END IF;
  SELECT * INTO said FROM user_registrations WHERE user_id = account;
  SELECT coalesce(said.category_id, id) INTO category FROM taxpayer_categories
    WHERE name = CASE WHEN coalesce(person.user_type, 'Agent') = 'Agent' THEN 'Individual' ELSE person.user_type END;
  IF category IS NULL THEN RETURN; END IF;
  office := office_of_lga(said.lga_id);
  INSERT INTO taxpayers AS t (tpui, user_id, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
  VALUES (person.tpui, account, trim(person.first_name || ' ' || person.last_name), coalesce(said.phone_number, ''), category, said.lga_id,
    office, CASE WHEN office IS NOT NULL THEN 'area' END, person.status,
    (coalesce(said.registered_at, person.created_at) AT TIME ZONE 'Africa/Lagos')::date)
  ON CONFLICT (tpui) DO UPDATE SET user_id = excluded.user_id, name = excluded.name,
    phone = coalesce(nullif(excluded.phone, ''), t.phone), category_id = excluded.category_id, lga_id = coalesce(excluded.lga_id, t.lga_id),
    home_office_id = CASE WHEN t.home_office_source IN ('chosen', 'confirmed') THEN t.home_office_id ELSE coalesce(excluded.home_office_id, t.home_office_id) END,
    home_office_source = CASE WHEN t.home_office_source IN ('chosen', 'confirmed') THEN t.home_office_source
      ELSE coalesce(excluded.home_office_source, t.home_office_source) END,
    standing = excluded.standing, registered_on = CASE WHEN t.standing = 'known' THEN excluded.registered_on ELSE t.registered_on END;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_taxpayer_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_taxpayer(CASE tg_table_name WHEN 'users' THEN (to_jsonb(new) ->> 'id')::uuid ELSE (to_jsonb(new) ->> 'user_id')::uuid END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_keep_taxpayer AFTER INSERT OR UPDATE OF tpui, first_name, last_name, status, user_type ON users
  FOR EACH ROW WHEN (new.tpui IS NOT NULL) EXECUTE FUNCTION keep_taxpayer_of_account();--> statement-breakpoint
CREATE TRIGGER user_registrations_keep_taxpayer AFTER INSERT OR UPDATE OF phone_number, lga_id, category_id ON user_registrations
  FOR EACH ROW EXECUTE FUNCTION keep_taxpayer_of_account();--> statement-breakpoint

-- A bill keeps the office and area of its payer on the day of issue; whoever raises it may name an office.
CREATE FUNCTION bill_takes_payers_office() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payer taxpayers;
BEGIN
  INSERT INTO taxpayers (tpui, name, phone, category_id, lga_id, standing, registered_on)
  VALUES (new.payer_tpui, trim(new.payer_first_name || ' ' || new.payer_last_name), new.payer_phone, new.payer_category_id, new.payer_lga_id,
    'known', new.issued_on)
  ON CONFLICT (tpui) DO NOTHING;
  SELECT * INTO payer FROM taxpayers WHERE tpui = new.payer_tpui;
  new.payer_lga_id := coalesce(new.payer_lga_id, payer.lga_id);
  new.tax_office_id := coalesce(new.tax_office_id, payer.home_office_id);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_take_payers_office BEFORE INSERT ON bills
  FOR EACH ROW WHEN (new.payer_tpui IS NOT NULL) EXECUTE FUNCTION bill_takes_payers_office();--> statement-breakpoint

-- Those who are known already. What stands on their bills stays as it was issued.
SELECT keep_taxpayer(id) FROM users WHERE tpui IS NOT NULL AND status <> 'deleted';--> statement-breakpoint
INSERT INTO taxpayers (tpui, name, phone, category_id, lga_id, standing, registered_on)
SELECT DISTINCT ON (b.payer_tpui) b.payer_tpui, CASE WHEN u.id IS NULL THEN trim(b.payer_first_name || ' ' || b.payer_last_name) ELSE '' END,
  CASE WHEN u.id IS NULL THEN b.payer_phone ELSE '' END, b.payer_category_id, b.payer_lga_id,
  CASE WHEN u.id IS NULL THEN 'known' ELSE 'closed' END, min(b.issued_on) OVER (PARTITION BY b.payer_tpui)
FROM bills b LEFT JOIN users u ON u.tpui = b.payer_tpui AND u.status = 'deleted'
WHERE b.payer_tpui IS NOT NULL ORDER BY b.payer_tpui, b.issued_on DESC
ON CONFLICT (tpui) DO NOTHING;--> statement-breakpoint

ALTER TABLE taxpayers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON taxpayers TO portal_read_state, portal_read_offices;--> statement-breakpoint
CREATE POLICY state_reads ON taxpayers FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY offices_read_own ON taxpayers FOR SELECT TO portal_read_offices USING (home_office_id = ANY (reading.own_offices()));--> statement-breakpoint

CREATE VIEW reading.taxpayers WITH (security_invoker = true) AS
SELECT t.tpui, t.name, t.phone, t.category_id, c.name AS category, t.lga_id, l.name AS lga, t.home_office_id, o.name AS home_office,
  t.home_office_source, t.standing, t.registered_on,
  (SELECT count(*)::int FROM bills b WHERE b.payer_tpui = t.tpui AND b.standing <> 'cancelled') AS bills,
  (SELECT coalesce(sum(b.total_kobo), 0)::bigint FROM bills b WHERE b.payer_tpui = t.tpui AND b.standing <> 'cancelled') AS billed_kobo,
  (SELECT coalesce(sum(k.amount_kobo), 0)::bigint FROM collection_lines k WHERE k.payer_tpui = t.tpui) AS collected_kobo,
  (SELECT coalesce(sum(b.total_kobo), 0)::bigint FROM bills b WHERE b.payer_tpui = t.tpui AND b.standing = 'open') AS outstanding_kobo,
  (SELECT max(k.at) FROM collection_lines k WHERE k.payer_tpui = t.tpui AND NOT k.is_void) AS last_paid_at
FROM taxpayers t
LEFT JOIN taxpayer_categories c ON c.id = t.category_id
LEFT JOIN lgas l ON l.id = t.lga_id
LEFT JOIN tax_offices o ON o.id = t.home_office_id;--> statement-breakpoint
COMMENT ON VIEW reading.taxpayers IS 'The register of taxpayers with what was billed and collected, of the bills the reader may see. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.taxpayers TO portal_read_state, portal_read_offices;
