-- Where a key of a partner reads, it is told of which code; everybody else is told of none, and theirs are all codes they may see.
CREATE OR REPLACE FUNCTION reading.is_own_engine_code(p_code int) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT coalesce(current_setting('portal.engine_code', true), '') IN ('', p_code::text) $$;
