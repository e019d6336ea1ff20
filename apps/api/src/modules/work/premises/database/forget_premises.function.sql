-- Of accounts that end: the trade and the days stay with the TPUI, where it was goes.
CREATE OR REPLACE FUNCTION forget_premises(accounts uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE premises SET place = '' WHERE tpui IN (SELECT tpui FROM users WHERE id = ANY (accounts)) AND place <> ''
$$;
