/** Loaded into a server under test: answers with the bytes of its heap after a collection. */
const { createServer } = require('node:http');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const port = Number(process.env.HEAP_PROBE_PORT);
// Tools that the server starts inherit its options, but not its port.
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
