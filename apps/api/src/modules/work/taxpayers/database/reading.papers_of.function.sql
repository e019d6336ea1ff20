-- The TPUIs under which papers of a taxpayer stand: their own, and those that were merged into it.
CREATE OR REPLACE FUNCTION reading.papers_of(lead text) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT array_append((SELECT array_agg(tpui) FROM taxpayers WHERE merged_into = lead), lead)
$$;
