CREATE OR REPLACE FUNCTION next_remission_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'REM-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('penalty_remission_numbers')::text, 6, '0')
$$;
