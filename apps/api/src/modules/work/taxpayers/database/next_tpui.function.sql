-- KD-6000-0000-NN: the last two digits check the others (ISO 7064, mod 97), so that a slip of the pen is noticed.
CREATE OR REPLACE FUNCTION next_tpui() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  number bigint := nextval('tpui_numbers');
BEGIN
  RETURN format('KD-%s-%s-%s', lpad((number / 10000)::text, 4, '0'), lpad((number % 10000)::text, 4, '0'),
    lpad((98 - (number * 100) % 97)::text, 2, '0'));
END $$;
