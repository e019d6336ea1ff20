CREATE OR REPLACE FUNCTION reading.own_tpuis() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT reading.papers_of(reading.own_tpui()) $$;
