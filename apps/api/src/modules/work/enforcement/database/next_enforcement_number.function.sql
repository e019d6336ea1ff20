CREATE OR REPLACE FUNCTION next_enforcement_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'ENF-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('enforcement_numbers')::text, 8, '0')
$$;
