-- Opens many cases of one kind at once, as the portal itself: `p_works` is a list of subject, reference, officeId and tpui.
CREATE OR REPLACE FUNCTION open_work_of_portal(p_kind text, p_begins text, p_works jsonb, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH opened AS (
    INSERT INTO work_items (kind, state, subject, reference, office_id, tpui, opened_at, since)
    SELECT p_kind, p_begins, w.subject, w.reference, w."officeId", w.tpui, p_at, p_at
    FROM jsonb_to_recordset(p_works) AS w (subject text, reference text, "officeId" smallint, tpui text)
    RETURNING id
  )
  INSERT INTO work_steps (item_id, number, move, to_state, at) SELECT id, 0, 'open', '', p_at FROM opened
$$;
