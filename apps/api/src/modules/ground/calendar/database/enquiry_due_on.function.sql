-- The last day of our promise to answer, by the rule of the day the message came.
CREATE OR REPLACE FUNCTION enquiry_due_on(p_received timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT deadline_end(NULL, 'enquiry.answer', r.from_day, lagos_day(p_received))
  FROM law_rules r WHERE r.id = 'enquiry.answer' AND r.from_day <= lagos_day(p_received)
  ORDER BY r.from_day DESC LIMIT 1
$$;
