-- Rights of a consent to prepare and to file what is withheld. A check that lets two more words pass is validated after the lock has been given back.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "representations" DROP CONSTRAINT "representations_rights_check";--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_rights_check" CHECK (cardinality("representations"."rights") > 0 and "representations"."rights" <@ array['see', 'bills', 'paye-prepare', 'paye-file', 'withholding-prepare', 'withholding-file']::text[]) NOT VALID;--> statement-breakpoint
ALTER TABLE "representations" VALIDATE CONSTRAINT "representations_rights_check";
