-- Whether this transaction approved one of these changes of somebody, with these facts asked for.
CREATE OR REPLACE FUNCTION change_is_approved(p_user uuid, p_changes text[], p_facts jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM decider_changes
    WHERE user_id = p_user AND state = 'approved' AND made_in = pg_current_xact_id_if_assigned() AND change = ANY (p_changes) AND asked @> p_facts
  )
$$;
