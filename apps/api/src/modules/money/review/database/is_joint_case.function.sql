CREATE OR REPLACE FUNCTION is_joint_case(p_case bigint) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT EXISTS (SELECT FROM review_cases WHERE joined_id = p_case) $$;
