-- Which attempts are about a bill, and for how much of each: its own, and those of baskets it is in.
CREATE OR REPLACE VIEW bill_attempts AS
SELECT bill_id, id AS intent_id, amount_kobo FROM payment_intents WHERE basket_id IS NULL
UNION ALL
SELECT p.bill_id, i.id, p.amount_kobo FROM payment_basket_bills p JOIN payment_intents i ON i.basket_id = p.basket_id;
