CREATE OR REPLACE FUNCTION next_tip_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'TP-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('tip_numbers')::text, 8, '0')
$$;
