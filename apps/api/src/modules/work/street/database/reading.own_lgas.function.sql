-- Areas of the offices of whoever reads. An area whose office was closed is its successor's.
CREATE OR REPLACE FUNCTION reading.own_lgas() RETURNS int[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(array_agg(DISTINCT p.lga_id), '{}') FROM tax_office_places p WHERE open_office(p.office_id) = ANY (reading.own_offices())
$$;
