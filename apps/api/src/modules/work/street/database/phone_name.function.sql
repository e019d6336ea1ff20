-- For modules that show what a phone brought.
CREATE OR REPLACE FUNCTION phone_name(p_device uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.name FROM field_devices d WHERE d.id = p_device
$$;
