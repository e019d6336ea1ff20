-- Both days included; empty where the second is before the first.
CREATE OR REPLACE FUNCTION days_between(first date, last date) RETURNS datemultirange LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN first <= last THEN datemultirange(daterange(first, last, '[]')) ELSE '{}'::datemultirange END
$$;
