CREATE OR REPLACE FUNCTION reading.own_offices() RETURNS smallint[] LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.offices', true), '')::smallint[] $$;
