-- One record in twenty, the same ones however often it is asked: from the number that the phone made and the moment that our clock gave it, so that
-- neither of them alone decides. 3277 of 65536 are five in a hundred.
CREATE OR REPLACE FUNCTION is_drawn_for_check(p_id uuid, p_received_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT get_byte(d, 0) * 256 + get_byte(d, 1) < 3277
  FROM (SELECT sha256(convert_to(p_id::text || ' ' || extract(epoch FROM p_received_at)::text, 'UTF8')) AS d) drawn
$$;
