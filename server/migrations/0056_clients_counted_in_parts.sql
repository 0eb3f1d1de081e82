ALTER TABLE "counted_managers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
DROP FUNCTION "count_next_manager"();--> statement-breakpoint
DROP FUNCTION "add_up_clients"(timestamptz, timestamptz);--> statement-breakpoint
DROP FUNCTION "add_payments_of_clients"(integer[], timestamptz, timestamptz);
