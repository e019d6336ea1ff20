-- How many steps the case about a subject has: whoever decides sends back what they read. Null: there is no such case.
CREATE OR REPLACE FUNCTION case_version(of_kind text, of_subject text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT version FROM work_items WHERE kind = of_kind AND subject = of_subject
$$;
