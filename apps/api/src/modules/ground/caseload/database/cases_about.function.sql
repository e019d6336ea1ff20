-- Cases of one kind whose subject begins like this, for modules whose subject may have several, one after the other.
CREATE OR REPLACE FUNCTION cases_about(p_kind text, p_subject text)
RETURNS TABLE (id uuid, subject text, state text, office_id smallint, is_open boolean) LANGUAGE sql STABLE AS $$
  SELECT w.id, w.subject, w.state, w.office_id, w.closed_at IS NULL FROM work_items w WHERE w.kind = p_kind AND starts_with(w.subject, p_subject)
$$;
