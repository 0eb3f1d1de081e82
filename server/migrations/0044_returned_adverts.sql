ALTER TABLE "adverts" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "adverts" ADD COLUMN "submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- the time of the last change is the best that is known of what waits now
UPDATE "adverts" SET "submitted_at" = CASE WHEN "status" = 'moderate' THEN "updated_at" ELSE "created_at" END;--> statement-breakpoint
CREATE INDEX "adverts_in_review" ON "adverts" USING btree ("submitted_at","id") WHERE "adverts"."status" = 'moderate' and "adverts"."returned_at" is null;--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_returned_with_reason" CHECK (("adverts"."returned_at" is null) = ("adverts"."return_reason" is null) and ("adverts"."returned_at" is null or "adverts"."status" = 'moderate'));