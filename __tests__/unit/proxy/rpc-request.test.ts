/** @jest-environment node */
import { readRpcRequest } from '@/proxy/rpc-request';

const read = (text: string) => readRpcRequest(Buffer.from(text));
const bodyOf = (text: string) => {
  const request = read(text);
  if (!request.ok) throw new Error(request.message);
  return request.body;
};
const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

test('the request to the node is serialized from the parsed one', () => {
  expect(bodyOf(CALL)).toBe(CALL);
  expect(bodyOf(` [${CALL} ,\n${CALL}] `)).toBe(`[${CALL},${CALL}]`);
  expect(bodyOf('{"params":["0x","latest"],"method":"eth_\\u0063all","id":"a","jsonrpc":"2.0"}')).toBe(
    '{"jsonrpc":"2.0","id":"a","method":"eth_call","params":["0x","latest"]}',
  );
});

test('only the checked one of two equal keys is passed on', () => {
  expect(bodyOf('{"jsonrpc":"2.0","id":1,"method":"debug_traceCall","method":"eth_chainId"}')).toBe(CALL);
  expect(read('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","method":"debug_traceCall"}')).toMatchObject({
    ok: false,
    code: -32601,
  });
});

test.each([
  ['a method with letters of another case', '"Method":"debug_traceCall"'],
  ['a method in capitals', '"METHOD":"debug_traceCall"'],
  ['a method with the long s of Unicode', '"param\u017f":["0x"]'],
  ['a method with an escape in its key', '"\\u004dethod":"debug_traceCall"'],
  ['a method with a space in its key', '"method ":"debug_traceCall"'],
  ['params with letters of another case', '"Params":[{}]'],
  ['an unknown key', '"extra":1'],
  ['a prototype', '"__proto__":{"method":"debug_traceCall"}'],
  ['a constructor', '"constructor":{"prototype":{}}'],
  ['params by name', '"params":{"method":"debug_traceCall"}'],
  ['a prototype in params', '"params":[{"__proto__":{"to":"0x"}}]'],
  ['text as params', '"params":"0x"'],
  ['an id that JSON would round', '"id":1152921504606846977'],
  ['an id of ninety digits', `"id":${'9'.repeat(90)}`],
  ['an id that is not a whole number', '"id":1.5'],
  ['an id that is a list', '"id":[1]'],
  ['an id of a thousand letters', `"id":"${'x'.repeat(1000)}"`],
  ['a number of ninety digits in params', `"params":[${'9'.repeat(90)}]`],
  ['a number that becomes infinite', '"params":[[1e999]]'],
  ['params nested too deeply', `"params":${'['.repeat(18)}${']'.repeat(18)}`],
  ['params nested a hundred thousand deep', `"params":${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['another version', '"jsonrpc":"1.0"'],
])('a request with %s is refused', (_what, field) => {
  expect(read(CALL.replace('}', `,${field}}`))).toMatchObject({ ok: false, code: -32600 });
});

test.each([
  ['a batch in a batch', `[[${CALL}]]`],
  ['an empty batch', '[]'],
  ['a batch with an entry that is not a call', `[${CALL},1]`],
  ['a byte order mark at the beginning', `\uFEFF${CALL}`],
  ['two requests', `${CALL}${CALL}`],
  ['a comment', `${CALL}//`],
  ['nothing', ''],
  ['only text', '"eth_chainId"'],
])('a body with %s is refused', (_what, text) => {
  expect(read(text)).toMatchObject({ ok: false, code: -32600 });
});

test.each([
  ['UTF-16', Buffer.from(CALL, 'utf16le')],
  ['UTF-7', Buffer.from(CALL.replace('{', '+AHs-'))],
  [
    'bytes that are not UTF-8',
    Buffer.concat([
      Buffer.from('{"jsonrpc":"2.0","id":"'),
      Buffer.from([0xff, 0xc0]),
      Buffer.from('","method":"eth_chainId"}'),
    ]),
  ],
])('the parameters %s are refused', (_what, bytes) => {
  expect(readRpcRequest(bytes)).toMatchObject({ ok: false, code: -32600 });
});

test('a simulation is passed on with its numbers and its nested parameters', () => {
  const params =
    '[{"blockStateCalls":[{"calls":[{"to":"0x1","value":"0x0"}],"stateOverrides":{"0x1":{"stateDiff":{"0x0":"0x1"}}}}],"validation":false},"latest",[10,25.5,null]]';
  const request = `{"jsonrpc":"2.0","id":9007199254740991,"method":"eth_simulateV1","params":${params}}`;
  expect(bodyOf(request)).toBe(request);
});

test.each([
  ['numbers', `[${'1,'.repeat(100_000)}1]`],
  ['objects', `[${'{},'.repeat(50_000)}{}]`],
  ['nested lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
])('a body with too many %s is refused before it is parsed', (_what, params) => {
  const parse = jest.spyOn(JSON, 'parse');
  expect(read(CALL.replace('}', `,"params":${params}}`))).toMatchObject({ ok: false, code: -32600 });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test('a full batch and a very long text are read', () => {
  const call = CALL.replace('}', ',"params":[{"to":"0x","data":"0x","topics":[["0x","0x"],null]},"latest"]}');
  expect(read(`[${Array(100).fill(call).join()}]`)).toMatchObject({ ok: true, calls: 100 });
  expect(read(CALL.replace('}', `,"params":["${',[{'.repeat(50_000)}"]}`))).toMatchObject({ ok: true });
});
