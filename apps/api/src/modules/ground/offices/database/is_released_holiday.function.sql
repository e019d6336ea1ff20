CREATE OR REPLACE FUNCTION is_released_holiday(p_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM work_items WHERE kind = 'holiday-release' AND subject = 'holiday:' || p_id AND state = 'released')
$$;
