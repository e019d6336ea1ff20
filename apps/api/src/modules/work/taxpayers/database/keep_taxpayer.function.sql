CREATE OR REPLACE FUNCTION keep_taxpayer(account uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person users;
  said user_registrations;
  category smallint;
  office smallint;
  organisation text;
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
  SELECT name INTO organisation FROM organisations WHERE tpui = person.tpui;
  INSERT INTO taxpayers AS t (tpui, user_id, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
  VALUES (person.tpui, account, coalesce(organisation, person_name(person.first_name, person.last_name)), coalesce(said.phone_number, ''), category, said.lga_id,
    office, CASE WHEN office IS NOT NULL THEN 'area' END, person.status,
    lagos_day(coalesce(said.registered_at, person.created_at)))
  ON CONFLICT (tpui) DO UPDATE SET user_id = excluded.user_id, name = excluded.name,
    phone = coalesce(nullif(excluded.phone, ''), t.phone), category_id = excluded.category_id, lga_id = coalesce(excluded.lga_id, t.lga_id),
    home_office_id = CASE WHEN t.home_office_source IN ('chosen', 'confirmed') THEN t.home_office_id ELSE coalesce(excluded.home_office_id, t.home_office_id) END,
    home_office_source = CASE WHEN t.home_office_source IN ('chosen', 'confirmed') THEN t.home_office_source
      ELSE coalesce(excluded.home_office_source, t.home_office_source) END,
    standing = excluded.standing, registered_on = CASE WHEN t.standing = 'known' THEN excluded.registered_on ELSE t.registered_on END;
END $$;
