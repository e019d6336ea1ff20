CREATE OR REPLACE FUNCTION reading.own_expert_system() RETURNS int LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.expert_system', true), '')::int $$;
