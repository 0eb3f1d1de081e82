-- The result of an event is in unconfirmed:{serve}, by its kind, from when it is counted until its process confirms that it
-- is recorded. If the process was killed in between, another one takes the event over when it is sent again.
-- These keys don't contain the epoch, because they are still needed after its counters are gone.
local function unconfirmed_key(serve) return 'preroll:unconfirmed:' .. serve end
local function read_unconfirmed(serve, kind)
  local text = redis.call('HGET', unconfirmed_key(serve), kind)
  return text and cjson.decode(text) or nil
end
-- A taken-over event is kept as long as its first process may come back, others as long as they may be sent again.
local function write_unconfirmed(serve, kind, entry)
  local key, lasts = unconfirmed_key(serve), entry.isTaken and 35 * 86400 or 25 * 3600
  redis.call('HSET', key, kind, cjson.encode(entry))
  if redis.call('TTL', key) < lasts then redis.call('EXPIRE', key, lasts) end
end

-- The time of Redis's clock, which all processes share.
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end

-- Whether an event is left to its process. A time in the far future means that the clock was set back since.
local function is_left(entry, lease)
  return math.abs(now() - entry.since) < lease
end

-- Assigns an event to a process. Notes if another process had it before, because that one may have recorded it.
local function assign(entry, process)
  if entry.by ~= process then entry.isTaken = true end
  entry.by, entry.since = process, now()
end
