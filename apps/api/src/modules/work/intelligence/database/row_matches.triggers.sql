CREATE TRIGGER row_matches_no_conflict BEFORE UPDATE ON row_matches FOR EACH ROW EXECUTE FUNCTION refuse_conflicted('decided_by');
