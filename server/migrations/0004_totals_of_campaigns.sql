CREATE TABLE "campaign_totals" (
	"campaign_id" integer PRIMARY KEY NOT NULL,
	"shows" bigint NOT NULL,
	"spend" numeric(18, 4) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "add_to_campaign_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_totals AS totals (campaign_id, shows, spend)
    SELECT campaign_id, sum(shows) * TG_ARGV[0]::integer, sum(spend) * TG_ARGV[0]::integer
    FROM days
    GROUP BY campaign_id
    ORDER BY campaign_id
  ON CONFLICT (campaign_id) DO UPDATE SET
    shows = totals.shows + excluded.shows,
    spend = totals.spend + excluded.spend;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "campaign_days_inserted" AFTER INSERT ON "campaign_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_campaign_totals"('1');--> statement-breakpoint
CREATE TRIGGER "campaign_days_deleted" AFTER DELETE ON "campaign_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_campaign_totals"('-1');--> statement-breakpoint
CREATE TRIGGER "campaign_days_updated_from" AFTER UPDATE ON "campaign_days" REFERENCING OLD TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_campaign_totals"('-1');--> statement-breakpoint
CREATE TRIGGER "campaign_days_updated_to" AFTER UPDATE ON "campaign_days" REFERENCING NEW TABLE AS days FOR EACH STATEMENT EXECUTE FUNCTION "add_to_campaign_totals"('1');--> statement-breakpoint
INSERT INTO "campaign_totals" SELECT "campaign_id", sum("shows"), sum("spend") FROM "campaign_days" GROUP BY "campaign_id";
