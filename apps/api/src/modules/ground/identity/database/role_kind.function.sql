CREATE OR REPLACE FUNCTION role_kind(p_role text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_role IN ('Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency') THEN 'taxpayer'
    WHEN p_role IN ('Admin', 'Administrator', 'SuperAdmin', 'Governor', 'Expert System', 'MDA User',
      'Tax Office Director', 'Tax Office Manager', 'Tax Officer') THEN 'staff'
  END
$$;
