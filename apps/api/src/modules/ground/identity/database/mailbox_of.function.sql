CREATE OR REPLACE FUNCTION mailbox_of(p_email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || host
  END
  FROM (SELECT lower(p_email) AS address, split_part(lower(p_email), '@', -1) AS host) parts,
    LATERAL (SELECT split_part(left(address, greatest(0, length(address) - length(host) - 1)), '+', 1) AS name) named
$$;
