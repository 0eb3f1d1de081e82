-- Loads missing campaigns, groups and owners from the day counters, and what owners can spend. Existing values are correct,
-- because only events change them. A hash may exist without its values: an expired one is recreated when a
-- reservation is released.
local function add_days(from, to, sign)
  local fields = redis.call('HGETALL', from)
  for index = 1, #fields, 2 do
    local amount = tonumber(fields[index + 1])
    -- skips 0, because 0 * -1 is written as -0, which Redis rejects
    if string.match(fields[index], '^cash:%d') and amount ~= 0 then redis.call('HINCRBY', to, fields[index], sign * amount) end
  end
  redis.call('HDEL', to, 'span')
end
local function move(id, group)
  local key = prefix .. 'c:' .. id
  local before = redis.call('HGET', key, 'group')
  if not before or before == group then return end
  -- first, because the writes of a script that fails later persist, and must not be repeated
  redis.call('HSET', key, 'group', group)
  if before ~= '' and redis.call('EXISTS', prefix .. before) == 1 then add_days(key, prefix .. before, -1) end
  if group ~= '' then add_days(key, prefix .. group, 1) end
end

for _, one in ipairs(asked.campaigns) do
  local key = prefix .. 'c:' .. one.id
  if redis.call('HEXISTS', key, 'group') == 0 then
    local shows, cash = 0, 0
    redis.call('HSET', key, 'group', '')
    for _, day in ipairs(one.days) do
      redis.call('HSET', key, 'shows:' .. day[1], day[2], 'cash:' .. day[1], day[3])
      shows = shows + day[2]
    end
    redis.call('HSET', key, 'shows:ever', shows)
  end
  redis.call('EXPIRE', key, LASTS)
end
for _, one in ipairs(asked.groups) do
  local key = prefix .. one.key
  if redis.call('HEXISTS', key, 'kept') == 0 then
    -- a hash needs at least one field to exist
    redis.call('HSET', key, 'kept', 1)
    for _, id in ipairs(one.members) do
      if redis.call('HGET', prefix .. 'c:' .. id, 'group') == one.key then redis.call('HSET', prefix .. 'c:' .. id, 'group', '') end
    end
  end
  redis.call('EXPIRE', key, LASTS)
  for _, id in ipairs(one.members) do move(id, one.key) end
end
for _, one in ipairs(asked.alone) do move(one, '') end
for _, one in ipairs(asked.owners) do
  local key = prefix .. 'o:' .. one.id
  if redis.call('HEXISTS', key, 'cash:ever') == 0 then redis.call('HSET', key, 'cash:ever', one.spent) end
  redis.call('HSET', key, 'limit', one.limit)
  redis.call('EXPIRE', key, LASTS)
end
return {'loaded'}
