-- While the office owes a decision.
CREATE OR REPLACE FUNCTION is_open_objection(p_state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_state IN ('lodged', 'valid', 'asked', 'proposed', 'found-invalid')
$$;
