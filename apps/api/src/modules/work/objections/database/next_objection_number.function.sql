CREATE OR REPLACE FUNCTION next_objection_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'OBJ-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('objection_numbers')::text, 8, '0')
$$;
