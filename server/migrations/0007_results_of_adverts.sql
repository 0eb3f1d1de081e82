CREATE TABLE "advert_days" (
	"advert_id" integer NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"shows" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spend" numeric(14, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "advert_days_advert_id_day_pk" PRIMARY KEY("advert_id","day")
);
--> statement-breakpoint
ALTER TABLE "advert_days" ADD CONSTRAINT "advert_days_advert_id_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."adverts"("id") ON DELETE no action ON UPDATE no action;