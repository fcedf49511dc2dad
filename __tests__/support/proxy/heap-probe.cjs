/** Preloaded into a server under test: reports its heap size after a garbage collection. */
const { createServer } = require('node:http');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const port = Number(process.env.HEAP_PROBE_PORT);
// Child processes inherit the options, so the port is removed from their environment.
if (port) {
  delete process.env.HEAP_PROBE_PORT;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer((_request, response) => {
    collect();
    collect();
    response.end(String(process.memoryUsage().heapUsed));
  }).listen(port, '127.0.0.1');
}
