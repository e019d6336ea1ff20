CREATE OR REPLACE FUNCTION next_discrepancy_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'DSC-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('discrepancy_numbers')::text, 8, '0')
$$;
