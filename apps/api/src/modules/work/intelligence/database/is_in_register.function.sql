-- Whether somebody of the register has this phone number and a name that sounds alike.
CREATE OR REPLACE FUNCTION is_in_register(p_phone text, p_name text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM taxpayers WHERE phone = p_phone AND key_of_name(name) = key_of_name(p_name) AND standing <> 'closed')
$$;
