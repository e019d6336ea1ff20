-- For those who read visits, and not the law's own tables.
CREATE OR REPLACE FUNCTION reading.goods_kept_until(p_visit uuid) RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT goods_kept_until(p_visit)
$$;
REVOKE ALL ON FUNCTION reading.goods_kept_until(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.goods_kept_until(uuid) TO portal_read_offices, portal_read_state;
