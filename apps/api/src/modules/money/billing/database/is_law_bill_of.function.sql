CREATE OR REPLACE FUNCTION is_law_bill_of(p_bill uuid, p_kind text, p_source uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM law_bills WHERE bill_id = p_bill AND kind = p_kind AND source_id = p_source)
$$;
