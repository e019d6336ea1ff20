-- Of an assessment, an objection or a penalty that has not ended.
CREATE OR REPLACE FUNCTION is_law_bill(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM law_bills WHERE bill_id = p_bill AND released_at IS NULL)
$$;
