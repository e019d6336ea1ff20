CREATE OR REPLACE FUNCTION next_assessment_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'ASM-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('assessment_numbers')::text, 8, '0')
$$;
