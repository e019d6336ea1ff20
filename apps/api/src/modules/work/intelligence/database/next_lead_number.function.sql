CREATE OR REPLACE FUNCTION next_lead_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'LD-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('lead_numbers')::text, 8, '0')
$$;
