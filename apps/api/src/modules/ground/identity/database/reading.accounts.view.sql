CREATE OR REPLACE VIEW reading.accounts WITH (security_invoker = true) AS
SELECT a.id, a.email, a.first_name, a.last_name, a.user_role, a.other_roles, a.standing, a.has_second_factor, a.mda_id, a.tax_office_id,
  a.expert_system_id, coalesce(m.name, o.name, e.name) AS workplace, a.tpui, a.created_at
FROM reading.account_of_everybody() a
LEFT JOIN mdas m ON m.id = a.mda_id
LEFT JOIN tax_offices o ON o.id = a.tax_office_id
LEFT JOIN expert_systems e ON e.id = a.expert_system_id;
COMMENT ON VIEW reading.accounts IS 'Everybody who has an account, with where they work. Neither password nor NIN.';
GRANT SELECT ON reading.accounts TO portal_read_state;
