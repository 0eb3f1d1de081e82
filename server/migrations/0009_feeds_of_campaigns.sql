ALTER TABLE "feeds" DROP CONSTRAINT "feeds_code_unique";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "feeds" jsonb GENERATED ALWAYS AS (targeting -> 'feeds') STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_code" ON "feeds" USING btree ("code") WHERE "feeds"."status" <> 'deleted';