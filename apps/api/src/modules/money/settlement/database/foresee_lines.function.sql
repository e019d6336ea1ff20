-- Of a provider's list, or of a bank's statement where there is no provider.
CREATE OR REPLACE FUNCTION foresee_lines(p_provider payment_provider, p_lines jsonb) RETURNS TABLE (outcome text, kobo bigint, cases bigint[]) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_provider IS NULL THEN RETURN QUERY SELECT * FROM foresee_bank_lines(p_lines);
  ELSE RETURN QUERY SELECT * FROM foresee_settlement_lines(p_provider, p_lines);
  END IF;
END $$;
