-- What was written stays.
CREATE TRIGGER enquiry_replies_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON enquiry_replies
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
