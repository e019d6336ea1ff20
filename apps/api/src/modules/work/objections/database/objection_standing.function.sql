-- How an objection stands at this moment, whoever has worked since: upheld by law from the first moment of the day after its last one, in Lagos.
CREATE OR REPLACE FUNCTION objection_standing(objection objections) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN is_open_objection(objection.state) AND lagos_today() > objection.last_day THEN 'upheld-by-law' ELSE objection.state END
$$;
