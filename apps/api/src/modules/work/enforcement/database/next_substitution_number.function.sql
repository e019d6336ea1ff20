CREATE OR REPLACE FUNCTION next_substitution_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'SUB-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('substitution_numbers')::text, 8, '0')
$$;
