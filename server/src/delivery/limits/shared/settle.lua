-- Counts an event of a serve, or notes an invalid one. Each kind of a serve counts once. Returns the kinds that had come
-- before. An event that was counted but never recorded is assigned to the next process that receives it, with its result.
expire(asked.at)
local page = prefix .. 'k:' .. asked.page
local function kinds()
  local low, high = string.byte(redis.call('GETRANGE', page, asked.offset, asked.offset + 1), 1, 2)
  return (low or 0) + (high or 0) * 256
end
local function has(kind) return bit.band(kinds(), kind) ~= 0 end
local function add(kind)
  local all = bit.bor(kinds(), kind)
  redis.call('SETRANGE', page, asked.offset, string.char(all % 256, math.floor(all / 256)))
  redis.call('EXPIRE', page, SERVE_TTL)
end

local before = kinds()
if asked.isLate then
  if has(asked.kind) then return {'repeated', before} end
  local late = prefix .. 'x:' .. asked.serve .. ' ' .. asked.kind
  return {redis.call('SET', late, 1, 'NX', 'EX', 86400) and 'expired' or 'repeated', before}
end
if campaign and not is_known() then return {'unread'} end

local function remember(kind, outcome)
  outcome.by, outcome.since, outcome.epoch, outcome.at = asked.process, now(), asked.epoch, asked.at
  write_unconfirmed(asked.serve, kind, outcome)
end
local function take_over(kind, result)
  local entry = read_unconfirmed(asked.serve, kind)
  if not entry or (result and entry.result ~= result) then return nil end
  -- entries from an earlier run of this Redis are outdated
  if entry.isRecorded or entry.epoch ~= asked.epoch then return nil end
  -- a valid event stays valid, even if later events would make it invalid now
  if entry.result == 'dismissed' and not asked.isInvalid then return nil end
  if is_left(entry, asked.lease) then return 'pending' end
  assign(entry, asked.process)
  write_unconfirmed(asked.serve, kind, entry)
  return entry
end
local function take_over_show()
  local show = take_over(asked.show, 'counted')
  return show ~= nil and show ~= 'pending'
end
if has(asked.kind) then
  local entry = take_over(asked.kind)
  if not entry then return {'repeated', before} end
  if entry == 'pending' then return {'pending'} end
  local infers = entry.infers == 1 and take_over_show() and 1 or 0
  return {entry.result, entry.before, infers, entry.bills, entry.shown, campaign and figures() or {}, entry.at}
end
add(asked.kind)
if asked.isInvalid then
  remember(asked.kind, {result = 'dismissed', before = before, infers = 0, bills = 0, shown = -1})
  return {'dismissed', before, 0, 0, -1, {}, asked.at}
end

local reservation = prefix .. 'r:' .. asked.serve
local has_shown = -1

local function note_show(fits)
  expect_no_show(asked.serve)
  local person = redis.call('HGET', reservation, 'person')
  if not person or not fits then return end
  redis.call('HDEL', reservation, 'person')
  local key, first = prefix .. person, campaign.cap.since
  local last = redis.call('HGET', key, 'last')
  if not last or tonumber(last) < asked.at then redis.call('HSET', key, 'last', asked.at) end
  redis.call('HINCRBY', key, asked.day, 1)
  for _, day in ipairs(redis.call('HKEYS', key)) do
    if string.match(day, '^%d') and day <= first then redis.call('HDEL', key, day) end
  end
  redis.call('EXPIRE', key, LASTS)
end

local function take(what, amount)
  local own = release(asked.serve, what)
  if not campaign then return false end
  local fits = true
  for _, room in ipairs(campaign[what]) do
    local others = own[room[1] .. ' ' .. room[2]] and 0 or number(key_of(room), 'r' .. room[2])
    local limit = limit_of(room)
    if limit >= 0 and number(key_of(room), room[2]) + others + amount > limit then fits = false end
  end
  if what == 'shows' and fits then
    local person = redis.call('HGET', reservation, 'person')
    fits = asked.hasRoom and not (person and is_over(person, 0))
  end
  if fits then
    for _, room in ipairs(campaign[what]) do redis.call('HINCRBY', key_of(room), room[2], amount) end
  end
  if what == 'shows' then
    note_show(fits)
    has_shown = fits and 1 or 0
  end
  return fits
end

local has_room = not asked.isShow or take('shows', 1)
local is_billed = false
if has_room and asked.isBillable then
  is_billed = take('cash', asked.price)
  has_room = is_billed
end
local infers_show = false
if asked.isQuartile and has(asked.show) then
  infers_show = take_over_show()
  if infers_show then has_shown = 1 end
elseif asked.isQuartile and take('shows', 1) then
  infers_show = true
  add(asked.show)
  remember(asked.show, {result = 'counted', before = before, infers = 0, bills = 0, shown = 1})
end
local outcome = {
  result = has_room and 'counted' or 'over_limit', before = before,
  infers = infers_show and 1 or 0, bills = is_billed and 1 or 0, shown = has_shown,
}
remember(asked.kind, outcome)
return {outcome.result, before, outcome.infers, outcome.bills, has_shown, campaign and figures() or {}, asked.at}
