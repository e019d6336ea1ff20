CREATE OR REPLACE FUNCTION refuse_share_payment(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment of shares: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'share_payments';
END $$;
