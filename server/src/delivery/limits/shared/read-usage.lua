-- Returns what a campaign, its group and its owner have used and reserved.
expire(asked.at)
if not is_known() then return {'unread'} end
return {'known', figures()}
