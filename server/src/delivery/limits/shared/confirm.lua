-- Confirms that a process has recorded events. Returns the owner of each: 'own', 'other', or 'unknown' as long as another
-- process that took it over may be recording it.
local asked = cjson.decode(ARGV[1])

local function whose(serve, kind)
  local entry = read_unconfirmed(serve, kind)
  if not entry then return 'own' end
  if entry.by ~= asked.process then
    if entry.isRecorded then return 'other' end
    if is_left(entry, asked.lease) then return 'unknown' end
    assign(entry, asked.process)
  end
  if entry.isTaken then
    entry.isRecorded = true
    write_unconfirmed(serve, kind, entry)
  else
    redis.call('HDEL', unconfirmed_key(serve), kind)
  end
  return 'own'
end

local answers = {}
for index, event in ipairs(asked.events) do answers[index] = whose(event[1], event[2]) end
return {'confirmed', answers}
