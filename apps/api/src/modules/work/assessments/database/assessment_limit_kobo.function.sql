-- ₦1,000,000: more tax than this is approved by a Director.
CREATE OR REPLACE FUNCTION assessment_limit_kobo() RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT 100000000::bigint $$;
