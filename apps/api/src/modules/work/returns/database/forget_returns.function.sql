-- Of accounts that end: what was filed stays with the TPUI; what was only prepared, stated or said to be another's goes.
CREATE OR REPLACE FUNCTION forget_returns(accounts uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM return_drafts WHERE saved_by = ANY (accounts) OR tpui IN (SELECT tpui FROM users WHERE id = ANY (accounts));
  DELETE FROM stated_tax_ids WHERE stated_by = ANY (accounts) OR tpui IN (SELECT tpui FROM users WHERE id = ANY (accounts));
  DELETE FROM disowned_rows WHERE said_by = ANY (accounts) OR tpui IN (SELECT tpui FROM users WHERE id = ANY (accounts))
$$;
