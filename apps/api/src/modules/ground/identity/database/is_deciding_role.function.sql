-- The same as `decidingRoles` of the contract.
CREATE OR REPLACE FUNCTION is_deciding_role(p_role text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_role IN ('Admin', 'Administrator', 'SuperAdmin', 'Tax Office Director', 'Tax Office Manager')
$$;
