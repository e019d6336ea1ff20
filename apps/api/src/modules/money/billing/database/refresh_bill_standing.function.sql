-- The bill is locked before anybody looks: of two who change its facts at once, the second sees what the first did.
CREATE OR REPLACE FUNCTION refresh_bill_standing(p_bill uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = p_bill FOR NO KEY UPDATE;
  UPDATE bills SET standing = standing_of(bills) WHERE id = p_bill AND standing <> standing_of(bills);
END $$;
