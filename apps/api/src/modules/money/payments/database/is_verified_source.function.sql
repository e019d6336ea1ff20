CREATE OR REPLACE FUNCTION is_verified_source(source payment_source) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT source IN ('requery', 'sweeper', 'statement', 'operator') $$;
