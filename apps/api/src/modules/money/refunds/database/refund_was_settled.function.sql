-- Whether the treasury has a payment's money already: what is given back then is a claim against the provider.
CREATE OR REPLACE FUNCTION refund_was_settled(p_payment uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  answer boolean;
BEGIN
  -- Settlement says so, in an installation that has it.
  IF to_regprocedure('is_settled(uuid)') IS NULL THEN RETURN false; END IF;
  EXECUTE 'SELECT is_settled($1)' INTO answer USING p_payment;
  RETURN coalesce(answer, false);
END $$;
