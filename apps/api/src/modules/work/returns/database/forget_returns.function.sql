-- Of accounts that end: what was filed stays with the TPUI, what was only prepared goes.
CREATE OR REPLACE FUNCTION forget_returns(accounts uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM return_drafts WHERE saved_by = ANY (accounts) OR tpui IN (SELECT tpui FROM users WHERE id = ANY (accounts))
$$;
