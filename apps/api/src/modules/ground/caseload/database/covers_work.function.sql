CREATE OR REPLACE FUNCTION covers_work(p_cover uuid, p_absent uuid, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT may_cover(p_cover, p_absent) AND EXISTS (
    SELECT FROM work_covers WHERE cover_id = p_cover AND absent_id = p_absent AND ended_at IS NULL
      AND lagos_day(p_at) BETWEEN from_day AND until_day
  )
$$;
