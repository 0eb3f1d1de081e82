DROP INDEX "transactions_date";--> statement-breakpoint
DROP INDEX "transactions_type_date";--> statement-breakpoint
DROP INDEX "transactions_type_amount";--> statement-breakpoint
DROP INDEX "transactions_amount";--> statement-breakpoint
DROP INDEX "transactions_not_paid";--> statement-breakpoint
CREATE INDEX "transactions_date" ON "transactions" USING btree ("date","id","user_id","type","status","currency","amount");--> statement-breakpoint
CREATE INDEX "transactions_type_date" ON "transactions" USING btree ("type","date","id","user_id","status","currency","amount");--> statement-breakpoint
CREATE INDEX "transactions_type_amount" ON "transactions" USING btree ("type","amount","id","user_id","status","currency","date");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","id","user_id","type","status","currency","date");--> statement-breakpoint
CREATE INDEX "transactions_not_paid" ON "transactions" USING btree ("status","date","id","user_id","type","currency","amount") WHERE "transactions"."status" <> 'paid';