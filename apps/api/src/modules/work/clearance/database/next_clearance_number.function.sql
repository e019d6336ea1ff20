CREATE OR REPLACE FUNCTION next_clearance_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'CLR-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('clearance_application_numbers')::text, 8, '0')
$$;
