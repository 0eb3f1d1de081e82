-- Reserves a show and, for CPM, its price; or returns the refusal.
expire(asked.at)
if not is_known() then return {'unread'} end

local function lacks(rooms, term, amount)
  for _, room in ipairs(rooms) do
    local limit = limit_of(room)
    if room[4] == term and limit >= 0 then
      local used = number(key_of(room), room[2])
      if used >= limit or used + number(key_of(room), 'r' .. room[2]) + amount > limit then return true end
    end
  end
  return false
end
for _, term in ipairs({'total', 'day', 'balance'}) do
  if lacks(campaign.shows, term, 1) or lacks(campaign.cash, term, campaign.price) or lacks(campaign.gate, term, campaign.price) then
    return {term, figures()}
  end
end
if asked.person and is_over(asked.person, number(prefix .. asked.person, 'open')) then return {'frequency', figures()} end

local key = prefix .. 'r:' .. asked.serve
local function reserve(what, rooms, amount)
  local names = {}
  for _, room in ipairs(rooms) do
    redis.call('HINCRBY', key_of(room), 'r' .. room[2], amount)
    names[#names + 1] = room[1] .. ' ' .. room[2]
  end
  redis.call('HSET', key, what, table.concat(names, ','))
end
reserve('shows', campaign.shows, 1)
if campaign.isCpm then
  reserve('cash', campaign.cash, campaign.price)
  redis.call('HSET', key, 'price', campaign.price)
end
redis.call('ZADD', OPEN, asked.at + asked.lasts, asked.serve)
redis.call('EXPIRE', OPEN, LASTS)
if asked.person then
  redis.call('HSET', key, 'person', asked.person, 'expected', 1)
  redis.call('HINCRBY', prefix .. asked.person, 'open', 1)
  redis.call('EXPIRE', prefix .. asked.person, LASTS)
end
redis.call('EXPIRE', key, SERVE_TTL)
return {'reserved', figures()}
