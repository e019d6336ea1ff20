CREATE TRIGGER bills_name_payer AFTER UPDATE OF payer_tpui ON bills FOR EACH ROW
  WHEN (new.payer_tpui IS DISTINCT FROM old.payer_tpui AND new.pay_status_id = 2)
  EXECUTE FUNCTION name_payer_of_collections();
CREATE TRIGGER bills_no_delete BEFORE DELETE ON bills FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bills_no_truncate BEFORE TRUNCATE ON bills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER bills_of_filed_months_stay AFTER UPDATE OF cancelled_at ON bills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL) EXECUTE FUNCTION keep_bill_of_filed_month();
CREATE CONSTRAINT TRIGGER bills_paid_means_receipt_insert AFTER INSERT ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.pay_status_id <> 1)
  EXECUTE FUNCTION check_paid_means_receipt();
CREATE CONSTRAINT TRIGGER bills_paid_means_receipt_update AFTER UPDATE OF pay_status_id ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.pay_status_id <> old.pay_status_id)
  EXECUTE FUNCTION check_paid_means_receipt();
CREATE TRIGGER bills_queue AFTER UPDATE ON bills FOR EACH ROW WHEN (
  (old.standing, old.issued_on, old.mda_id, old.tax_office_id, old.payer_lga_id, old.payer_category_id, old.expert_system_id, old.engine_code_id)
  IS DISTINCT FROM
  (new.standing, new.issued_on, new.mda_id, new.tax_office_id, new.payer_lga_id, new.payer_category_id, new.expert_system_id, new.engine_code_id)
) EXECUTE FUNCTION queue_changed_bill();
CREATE TRIGGER bills_under_open_office BEFORE INSERT OR UPDATE OF tax_office_id ON bills FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('tax_office_id');
