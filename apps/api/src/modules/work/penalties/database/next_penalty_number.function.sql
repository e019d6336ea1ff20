CREATE OR REPLACE FUNCTION next_penalty_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'PEN-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('penalty_numbers')::text, 6, '0')
$$;
