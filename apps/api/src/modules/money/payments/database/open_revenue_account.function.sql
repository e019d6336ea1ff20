-- Every revenue head has its account from the moment it exists.
CREATE OR REPLACE FUNCTION open_revenue_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (code, normal_side) VALUES ('revenue:' || new.code, 'credit') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
