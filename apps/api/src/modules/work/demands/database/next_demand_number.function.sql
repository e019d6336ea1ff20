CREATE OR REPLACE FUNCTION next_demand_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'DMN-' || to_char(lagos_today(), 'YYYY') || '-' || lpad(nextval('demand_numbers')::text, 8, '0')
$$;
