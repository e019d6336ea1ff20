-- Cases about what somebody says of money that stands as it is booked: the bill stands as it is, too.
CREATE OR REPLACE FUNCTION is_mere_claim(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT kind IN ('conflicting-report', 'second-payment', 'counter-asked') $$;
