-- The record of a taxpayer that leads: their own where nothing was merged.
CREATE OR REPLACE FUNCTION reading.lead_of(one text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce((SELECT merged_into FROM taxpayers WHERE tpui = one), one)
$$;
