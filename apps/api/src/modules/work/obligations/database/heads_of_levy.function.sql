-- The revenue heads by whose bills a duty without a return is paid: registering business premises, and renewing it.
CREATE OR REPLACE FUNCTION heads_of_levy(of_kind text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE of_kind WHEN 'business-premises-year' THEN ARRAY['12020401', '12020402'] ELSE '{}' END
$$;
