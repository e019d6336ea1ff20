-- The share of one payment by one row: rounded down, to the kobo; never more than the money it is of, nor than the cap.
CREATE OR REPLACE FUNCTION share_of(p_base bigint, p_basis_points integer, p_flat bigint, p_cap bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT least(p_base, p_cap, coalesce(p_flat, div(p_base::numeric * p_basis_points, 10000)::bigint))
$$;
COMMENT ON FUNCTION share_of(bigint, integer, bigint, bigint) IS 'Kobo of a share of so many settled kobo, rounded down; nulls are no flat amount and no cap.';
