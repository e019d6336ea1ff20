CREATE OR REPLACE FUNCTION next_refund_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'RFD-' || to_char(lagos_day(clock_timestamp()), 'YYYY') || '-' || lpad(nextval('refund_numbers')::text, 8, '0')
$$;
