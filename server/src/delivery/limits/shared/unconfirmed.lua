-- What came of an event stands in unconfirmed:{serve}, by its kind, from when it is counted until its process says that it
-- is recorded. A process that was killed in between never does: another one takes the event over when it is sent again.
-- These keys have no name of counters in front: who recorded an event is asked for after those are gone.
local function unconfirmed_key(serve) return 'preroll:unconfirmed:' .. serve end
local function read_unconfirmed(serve, kind)
  local text = redis.call('HGET', unconfirmed_key(serve), kind)
  return text and cjson.decode(text) or nil
end
-- An event that was taken over is asked for as long as its first process may come back, another one while it may come again.
local function write_unconfirmed(serve, kind, entry)
  local key, lasts = unconfirmed_key(serve), entry.isTaken and 35 * 86400 or 25 * 3600
  redis.call('HSET', key, kind, cjson.encode(entry))
  if redis.call('TTL', key) < lasts then redis.call('EXPIRE', key, lasts) end
end

-- By the clock of Redis, which all processes share.
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end

-- Whether an event is left to its process. One of the far future was counted before the clock was set back.
local function is_left(entry, lease)
  return math.abs(now() - entry.since) < lease
end

-- Gives an event to a process. That another one had it is remembered: it may have recorded it.
local function assign(entry, process)
  if entry.by ~= process then entry.isTaken = true end
  entry.by, entry.since = process, now()
end
