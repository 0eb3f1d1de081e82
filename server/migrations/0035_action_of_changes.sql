ALTER TABLE "changes" ADD COLUMN "action" text DEFAULT 'updated' NOT NULL;--> statement-breakpoint
-- of what was written before, what every record of its kind has from the start tells its creation and its removal
UPDATE "changes" SET "action" = 'created' WHERE jsonb_path_exists("fields",
  '$[*] ? (@.old == null && (@.field == "name" || @.field == "code" || @.field == "status" || (@.field == "width" && $kind == "resolution")))',
  jsonb_build_object('kind', "kind"));--> statement-breakpoint
UPDATE "changes" SET "action" = 'removed' WHERE "action" = 'updated' AND jsonb_path_exists("fields",
  '$[*] ? ((@.field == "status" && @.new == "deleted") || (@.new == null && (@.field == "name" || @.field == "code" || @.field == "status" || (@.field == "width" && $kind == "resolution"))))',
  jsonb_build_object('kind', "kind"));
