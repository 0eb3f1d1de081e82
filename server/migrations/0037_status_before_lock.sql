ALTER TABLE "users" ADD COLUMN "status_before" text;--> statement-breakpoint
-- of those who are locked or banned already, the history knows it
UPDATE "users" SET "status_before" = (
  SELECT field->>'old'
  FROM "changes", jsonb_array_elements("changes"."fields") AS field
  WHERE "changes"."kind" = 'user' AND "changes"."record_id" = "users"."id" AND field->>'field' = 'status'
    AND field->>'new' IN ('lock', 'ban') AND field->>'old' IN ('working', 'stopped', 'moderate', 'archive')
  ORDER BY "changes"."id" DESC
  LIMIT 1
) WHERE "status" IN ('lock', 'ban');
