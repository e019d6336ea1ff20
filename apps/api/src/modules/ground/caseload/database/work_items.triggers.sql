CREATE TRIGGER work_items_no_delete BEFORE DELETE OR TRUNCATE ON work_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER work_items_refund AFTER UPDATE OF state ON work_items FOR EACH ROW
  WHEN (new.kind = 'refund' AND new.state IS DISTINCT FROM old.state) EXECUTE FUNCTION follow_refund_work();
CREATE TRIGGER work_items_share_payment AFTER UPDATE OF state ON work_items FOR EACH ROW
  WHEN (new.kind = 'share-payment' AND new.state IS DISTINCT FROM old.state) EXECUTE FUNCTION follow_share_payment_work();
CREATE TRIGGER work_items_under_open_office BEFORE INSERT OR UPDATE OF office_id ON work_items FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('office_id');
