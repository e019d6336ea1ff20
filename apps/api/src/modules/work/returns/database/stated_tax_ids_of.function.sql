-- For PAYE and withholding: under which Tax IDs a taxpayer says that they are filed, by whichever of their records.
CREATE OR REPLACE FUNCTION stated_tax_ids_of(of_tpui text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT tax_id FROM stated_tax_ids WHERE tpui = ANY (reading.papers_of(of_tpui))
$$;
