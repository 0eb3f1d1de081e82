ALTER TABLE "users" ADD COLUMN "lock_before" text;--> statement-breakpoint
-- of those who are banned already, the history knows whether they were locked
UPDATE "users" SET "lock_before" = (
  SELECT CASE WHEN "change"->>'old' = 'lock' THEN coalesce("reason"->>'old', "users"."status_reason") END
  FROM "changes"
  CROSS JOIN LATERAL jsonb_array_elements("changes"."fields") AS "change"
  LEFT JOIN LATERAL jsonb_array_elements("changes"."fields") AS "reason" ON "reason"->>'field' = 'status_reason'
  WHERE "changes"."kind" = 'user' AND "changes"."record_id" = "users"."id"
    AND "change"->>'field' = 'status' AND "change"->>'new' = 'ban'
  ORDER BY "changes"."id" DESC
  LIMIT 1
) WHERE "status" = 'ban';
