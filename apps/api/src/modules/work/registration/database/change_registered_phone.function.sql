-- The telephone number that an account was registered with, corrected by staff. An account without a registration has none.
CREATE OR REPLACE FUNCTION change_registered_phone(p_user uuid, p_phone text) RETURNS void LANGUAGE sql AS $$
  UPDATE user_registrations SET phone_number = p_phone WHERE user_id = p_user AND phone_number <> p_phone
$$;
