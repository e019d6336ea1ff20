-- The name of an organisation goes out in mails to others: it holds nothing that a mail program makes a link of. Names that stand there are kept.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_name_link_check" CHECK ("organisations"."name" !~* '(:/|//|@|\mwww\.|[[:alnum:]]\.(com|net|org|info|biz|gov|edu|ng|io|co|me|ly|xyz|site|online|website|store|shop|top|link|click|app|page|web|africa|bank|pay|money|cash|loan|tax|email)\M)') NOT VALID;
