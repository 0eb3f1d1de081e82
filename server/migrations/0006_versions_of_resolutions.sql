ALTER TABLE "resolutions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resolutions" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;