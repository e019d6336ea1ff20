-- Coverage: offices and the state count rows of sources by area and list. Of a row they read where it is from and whether it was found in the register,
-- not who it is. A grant and nothing else; the release before reads none of it.
GRANT SELECT (id, source_id, lga_id, office_id, outcome, joined_tpui) ON source_rows TO portal_read_offices, portal_read_state;
