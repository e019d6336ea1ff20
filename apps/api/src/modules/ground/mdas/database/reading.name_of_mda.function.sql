-- What an MDA is called: its name is public, and papers of other modules say it.
CREATE OR REPLACE FUNCTION reading.name_of_mda(of_mda integer) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT name FROM mdas WHERE id = of_mda
$$;
REVOKE ALL ON FUNCTION reading.name_of_mda(integer) FROM PUBLIC;
