-- Who signs a paper, as they are called on it today: name, role, and the code of the card they show.
CREATE OR REPLACE FUNCTION law_paper_signatory(p_user uuid) RETURNS TABLE (name text, role text, badge text) LANGUAGE sql STABLE AS $$
  SELECT person_name(u.first_name, u.last_name), active_role(u.id),
    coalesce((SELECT k.code FROM staff_cards k WHERE k.user_id = u.id AND k.revoked_at IS NULL AND k.valid_until >= lagos_today()), '')
  FROM users u WHERE u.id = p_user
$$;
