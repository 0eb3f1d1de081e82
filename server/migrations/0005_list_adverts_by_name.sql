CREATE INDEX "adverts_lower_name" ON "adverts" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "adverts_folder_id" ON "adverts" USING btree ("folder_id");