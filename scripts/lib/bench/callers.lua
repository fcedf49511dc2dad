-- Each request of wrk comes from another of 65,536 IP addresses, because nginx limits the pages of one address.
local requests = {}
local next = 0

function init(args)
  for caller = 0, 65535 do
    wrk.headers["x-forwarded-for"] = string.format("198.18.%d.%d", math.floor(caller / 256), caller % 256)
    requests[caller] = wrk.format()
  end
end

function request()
  next = (next + 1) % 65536
  return requests[next]
end
