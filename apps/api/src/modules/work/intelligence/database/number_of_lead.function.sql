CREATE OR REPLACE FUNCTION number_of_lead(p_lead uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT number FROM leads WHERE id = p_lead
$$;
