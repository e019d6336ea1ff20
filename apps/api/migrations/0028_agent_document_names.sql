-- Names of agents' documents in Hausa. A small table, a column without a default; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "agent_document_types" ADD COLUMN "name_ha" text;--> statement-breakpoint

-- Those the seed brought, where nobody renamed them: the seed itself only adds.
UPDATE agent_document_types SET name_ha = CASE name
  WHEN 'Passport photograph' THEN 'Hoton fasfo'
  WHEN 'Means of identification' THEN 'Katin shaida'
  WHEN 'Proof of address' THEN 'Shaidar adireshi'
  WHEN 'Certificate of the agency (CAC) or letter of engagement' THEN 'Takardar rajistar hukuma (CAC) ko wasiƙar ɗaukar aiki'
END;
