-- How far a role of staff goes within its house; nobody is covered by somebody who may less.
CREATE OR REPLACE FUNCTION work_rank(p_role text) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_role
    WHEN 'Tax Officer' THEN 11 WHEN 'Tax Office Manager' THEN 12 WHEN 'Tax Office Director' THEN 13
    WHEN 'Admin' THEN 21 WHEN 'Administrator' THEN 21 WHEN 'SuperAdmin' THEN 22
  END
$$;
