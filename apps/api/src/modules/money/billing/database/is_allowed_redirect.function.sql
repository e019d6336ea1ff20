-- The address itself, or below one that ends with a slash; nothing that climbs out of it. Without a query the path has to agree.
CREATE OR REPLACE FUNCTION is_allowed_redirect(p_url text, p_allowed text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_url !~ '(/\.\.?(/|$|\?))|%2e|\\' AND EXISTS (
    SELECT FROM unnest(p_allowed) AS allowed
    WHERE split_part(p_url, '?', 1) = allowed OR (right(allowed, 1) = '/' AND starts_with(split_part(p_url, '?', 1), allowed)))
$$;
