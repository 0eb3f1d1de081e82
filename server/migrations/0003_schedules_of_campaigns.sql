-- one statement, for each would write the table anew
ALTER TABLE "campaigns"
  ADD COLUMN "cash_limit" jsonb GENERATED ALWAYS AS (targeting -> 'cash_limit') STORED,
  ADD COLUMN "cash_limit_day" jsonb GENERATED ALWAYS AS (targeting -> 'cash_limit_day') STORED,
  ADD COLUMN "shows_limit" jsonb GENERATED ALWAYS AS (targeting -> 'shows_limit') STORED,
  ADD COLUMN "shows_limit_day" jsonb GENERATED ALWAYS AS (targeting -> 'shows_limit_day') STORED,
  ADD COLUMN "shows_limit_all_time" jsonb GENERATED ALWAYS AS (targeting -> 'shows_limit_all_time') STORED,
  ADD COLUMN "active_hours" jsonb GENERATED ALWAYS AS (targeting -> 'active_hours') STORED,
  ADD COLUMN "active_weekdays" jsonb GENERATED ALWAYS AS (targeting -> 'active_weekdays') STORED;--> statement-breakpoint
DROP INDEX "campaigns_owner_id_name";--> statement-breakpoint
CREATE INDEX "campaigns_owner_id_lower_name" ON "campaigns" USING btree ("owner_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "campaigns_owner_id_status" ON "campaigns" USING btree ("owner_id","status","id");