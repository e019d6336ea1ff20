-- A bill keeps the office and area of its payer on the day of issue; whoever raises it may name an office.
CREATE OR REPLACE FUNCTION bill_takes_payers_office() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payer taxpayers;
BEGIN
  INSERT INTO taxpayers (tpui, name, phone, category_id, lga_id, standing, registered_on)
  VALUES (new.payer_tpui, person_name(new.payer_first_name, new.payer_last_name), new.payer_phone, new.payer_category_id, new.payer_lga_id,
    'known', new.issued_on)
  ON CONFLICT (tpui) DO NOTHING;
  SELECT * INTO payer FROM taxpayers WHERE tpui = new.payer_tpui;
  new.payer_lga_id := coalesce(new.payer_lga_id, payer.lga_id);
  new.tax_office_id := coalesce(new.tax_office_id, payer.home_office_id);
  RETURN new;
END $$;

CREATE TRIGGER bills_take_payers_office BEFORE INSERT ON bills
  FOR EACH ROW WHEN (new.payer_tpui IS NOT NULL) EXECUTE FUNCTION bill_takes_payers_office();
