-- For modules that take what a phone of an officer brings.
CREATE OR REPLACE FUNCTION phone_is_of_officer(p_device uuid, p_officer uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM field_devices d WHERE d.id = p_device AND d.officer_id = p_officer)
$$;
