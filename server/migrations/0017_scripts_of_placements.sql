ALTER TABLE "placements" ADD COLUMN "vpaid_script_id" integer;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "branding_script_id" integer;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_vpaid_script_id_scripts_id_fk" FOREIGN KEY ("vpaid_script_id") REFERENCES "public"."scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_branding_script_id_scripts_id_fk" FOREIGN KEY ("branding_script_id") REFERENCES "public"."scripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placements_vpaid_script_id" ON "placements" USING btree ("vpaid_script_id");--> statement-breakpoint
CREATE INDEX "placements_branding_script_id" ON "placements" USING btree ("branding_script_id");