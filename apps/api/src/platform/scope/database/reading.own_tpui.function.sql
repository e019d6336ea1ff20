CREATE OR REPLACE FUNCTION reading.own_tpui() RETURNS text LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.tpui', true), '') $$;
