-- Who reads, as the transaction says. Nothing is said outside of one: then no row is anybody's.
CREATE OR REPLACE FUNCTION reading.own_mda() RETURNS int LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.mda', true), '')::int $$;
