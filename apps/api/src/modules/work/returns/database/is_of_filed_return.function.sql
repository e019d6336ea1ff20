-- For billing: what a filed return is billed for is lowered by an amendment alone.
CREATE OR REPLACE FUNCTION is_of_filed_return(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM filed_returns WHERE bill_id = p_bill)
$$;
