-- The beginning of all scripts. ARGV[1] is JSON; KEYS[1] names the complete counters.
--
-- c:{id}, g:{id}, o:{id}  the usage of a campaign, a group or an owner: a hash of counters. The amount reserved by open
--                         serves is in a field with the counter's name and the prefix r
-- r:{serve}               the reservation of a serve, and its person; `open` lists serves with reservations by their end
-- k:{page}                the kinds of received events, 16 bits for each serve
-- p:{campaign} {person}   the shows of a campaign to a person
-- x:{serve} {kind}        an event that came too late
-- unconfirmed:{serve}     the results of events that are not recorded yet (unconfirmed.lua)
local asked = cjson.decode(ARGV[1])
if redis.call('GET', KEYS[1]) ~= asked.epoch then return {'away'} end

local LASTS = 35 * 86400
-- the results of a serve are kept for longer than its events count
local SERVE_TTL = asked.remembered
local prefix = 'preroll:' .. asked.epoch .. ':'
local campaign = asked.campaign
local OPEN = prefix .. 'open'

local function number(key, field) return tonumber(redis.call('HGET', key, field) or 0) end

-- A room is a serialized limit: {key of the counter's hash, name of the counter, its limit or -1, term of the limit}.
local function key_of(room) return prefix .. room[1] end
local function limit_of(room)
  if room[4] == 'balance' then return number(key_of(room), 'limit') end
  return room[3]
end

-- Recalculates the sums of a flight if its dates have changed.
local function add_up(what, span)
  local key = prefix .. what
  if redis.call('HGET', key, 'span') == span then return end
  local first, last = string.match(span, '^(.*)/(.*)$')
  local sums = {shows = 0, cash = 0}
  local fields = redis.call('HGETALL', key)
  for index = 1, #fields, 2 do
    local kind, day = string.match(fields[index], '^(%a+):(%d%d%d%d%-%d%d%-%d%d)$')
    if kind and kind ~= 'rshows' and kind ~= 'rcash' and (first == '' or first <= day) and (last == '' or day <= last) then
      sums[kind] = sums[kind] + tonumber(fields[index + 1])
    end
  end
  redis.call('HSET', key, 'span', span, 'shows:flight', sums.shows, 'cash:flight', sums.cash)
end

-- Whether the counters of the campaign exist, and its group is up to date.
local function is_known()
  local own, group, owner = prefix .. campaign.keys[1], prefix .. campaign.keys[2], prefix .. campaign.keys[3]
  if redis.call('HGET', own, 'group') ~= campaign.keys[2] then return false end
  if redis.call('EXPIRE', owner, LASTS) == 0 then return false end
  redis.call('EXPIRE', own, LASTS)
  add_up(campaign.keys[1], campaign.span)
  if campaign.groupSpan then
    if redis.call('EXPIRE', group, LASTS) == 0 then return false end
    add_up(campaign.keys[2], campaign.groupSpan)
  end
  return true
end

-- The used and the reserved amount of each limit, for the calling process's copy.
local function figures()
  local all = {}
  for _, rooms in ipairs({campaign.shows, campaign.cash, campaign.gate}) do
    for _, room in ipairs(rooms) do
      local found = redis.call('HMGET', key_of(room), room[2], 'r' .. room[2])
      all[#all + 1] = tonumber(found[1] or 0)
      all[#all + 1] = tonumber(found[2] or 0)
    end
  end
  all[#all + 1] = number(prefix .. campaign.keys[3], 'limit')
  return all
end

-- Notes that a serve's show is no longer expected.
local function expect_no_show(serve)
  local key = prefix .. 'r:' .. serve
  local person = redis.call('HGET', key, 'person')
  if not person or redis.call('HDEL', key, 'expected') == 0 then return end
  if number(prefix .. person, 'open') > 0 then redis.call('HINCRBY', prefix .. person, 'open', -1) end
end

-- Releases a part of a serve's reservation, including when it is used. Returns the names of its counters.
local function release(serve, what)
  local key = prefix .. 'r:' .. serve
  local reserved = redis.call('HMGET', key, what, 'price', 'shows', 'cash')
  if not reserved[1] then return {} end
  local own, amount = {}, what == 'shows' and 1 or tonumber(reserved[2])
  for name in string.gmatch(reserved[1], '[^,]+') do
    local holder, counter = string.match(name, '^(%S+) (%S+)$')
    -- not -amount, which is -0 for a price of 0, which Redis rejects
    redis.call('HINCRBY', prefix .. holder, 'r' .. counter, 0 - amount)
    own[name] = true
  end
  redis.call('HDEL', key, what, what == 'cash' and 'price' or what)
  if not reserved[what == 'shows' and 4 or 3] then redis.call('ZREM', OPEN, serve) end
  return own
end

-- Releases reservations that have been open for too long.
local function expire(at)
  for _, serve in ipairs(redis.call('ZRANGEBYSCORE', OPEN, '-inf', at, 'LIMIT', 0, 200)) do
    if redis.call('HEXISTS', prefix .. 'r:' .. serve, 'shows') == 1 then expect_no_show(serve) end
    release(serve, 'shows')
    release(serve, 'cash')
    -- keeps the person, because the show may still come late
    redis.call('ZREM', OPEN, serve)
  end
end

-- Whether a person was shown the campaign too often or too recently. `open` is the number of open serves that also count.
local function is_over(person, open)
  local cap = campaign.cap
  if cap.most >= 0 then
    local shows = open
    local fields = redis.call('HGETALL', prefix .. person)
    local first, last = string.match(campaign.span, '^(.*)/(.*)$')
    for index = 1, #fields, 2 do
      local day = fields[index]
      local is_in_flight = (first == '' or first <= day) and (last == '' or day <= last)
      if string.match(day, '^%d') and (day == asked.day or (day > cap.since and is_in_flight)) then
        shows = shows + tonumber(fields[index + 1])
      end
    end
    if shows >= cap.most then return true end
  end
  if cap.pause <= 0 or redis.call('EXISTS', prefix .. person) == 0 then return false end
  local last = redis.call('HGET', prefix .. person, 'last')
  return open > 0 or (last and asked.at - tonumber(last) < cap.pause * 1000) or false
end
