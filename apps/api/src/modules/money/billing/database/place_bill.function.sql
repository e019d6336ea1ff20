-- Gives an unpaid bill that has no office one, or another one to a bill that was given its office this way. `p_office`: null for the payer's home
-- office today, else the only office of their area; 0 takes it back. Answers `placed`, `same` (it stands there already), what stands in the way
-- (nothing changed), or null: there is no such bill.
CREATE OR REPLACE FUNCTION place_bill(p_reference text, p_office int, p_by uuid, OUT outcome text, OUT from_id smallint, OUT office_id smallint)
LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  payer taxpayers;
  found_by text;
BEGIN
  SELECT * INTO bill FROM bills WHERE reference = p_reference FOR NO KEY UPDATE;
  IF NOT found THEN RETURN; END IF;
  from_id := bill.tax_office_id;
  IF bill.standing NOT IN ('open', 'under-review') THEN outcome := bill.standing; RETURN; END IF;
  IF from_id IS NOT NULL AND NOT EXISTS (SELECT FROM bill_placements WHERE bill_id = bill.id) THEN
    outcome := 'of-its-day'; RETURN;
  END IF;
  IF p_office = 0 THEN
    found_by := 'taken-back';
  ELSIF p_office IS NOT NULL THEN
    SELECT id, 'chosen' INTO office_id, found_by FROM tax_offices WHERE id = p_office AND closed_on IS NULL;
    IF NOT found THEN outcome := 'no-such-office'; RETURN; END IF;
  ELSE
    SELECT * INTO payer FROM taxpayers WHERE tpui = bill.payer_tpui;
    office_id := open_office(payer.home_office_id);
    found_by := CASE WHEN office_id IS NULL THEN 'area' ELSE 'home' END;
    office_id := coalesce(office_id, office_of_lga(coalesce(bill.payer_lga_id, payer.lga_id)));
    IF office_id IS NULL THEN outcome := 'none-known'; RETURN; END IF;
  END IF;
  IF office_id IS NOT DISTINCT FROM from_id THEN outcome := 'same'; RETURN; END IF;
  UPDATE bills SET tax_office_id = office_id WHERE id = bill.id;
  INSERT INTO bill_placements (bill_id, tax_office_id, basis, placed_by) VALUES (bill.id, office_id, found_by, p_by);
  outcome := 'placed';
END $$;
