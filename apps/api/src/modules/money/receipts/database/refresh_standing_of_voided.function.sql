CREATE OR REPLACE FUNCTION refresh_standing_of_voided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_bill_standing(bill_id) FROM receipts WHERE id = new.receipt_id;
  RETURN NULL;
END $$;

CREATE TRIGGER receipt_voids_standing AFTER INSERT ON receipt_voids FOR EACH ROW
  EXECUTE FUNCTION refresh_standing_of_voided();
