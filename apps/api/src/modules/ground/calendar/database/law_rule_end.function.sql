-- The last day of what began on a day, by the version of its rule that counted then: the next day is the first. What nobody paused or extended.
CREATE OR REPLACE FUNCTION law_rule_end(p_rule text, p_started date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT deadline_end(NULL, id, from_day, p_started) FROM law_rules WHERE id = p_rule AND from_day <= p_started ORDER BY from_day DESC LIMIT 1
$$;
