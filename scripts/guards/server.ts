import { guardsOf } from './guard';

export const SERVER = [
  ...guardsOf({ file: 'src/source/ready/in-turn.ts', test: '__tests__/unit/source/in-turn.test.ts' }, [
    ['a pipelined request opens nothing before its turn', '!response.socket', 'false'],
    [
      'no request is started behind an answer that ends the connection',
      'request.socket.destroyed || request.socket.writableEnded',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/utils/link-target.ts', test: '__tests__/unit/utils/link-target.test.ts' }, [
    [
      'no address is parsed whose host is not plain ASCII',
      'undefined || (host !== undefined && !PLAIN_HOST.test(host))',
      'undefined',
    ],
  ]),
  ...guardsOf({ file: 'src/source/search/kept-texts.ts', test: '__tests__/unit/source/search-bounds.test.ts' }, [
    [
      'texts to search are read no longer and no further than the limits',
      'room.isFull() || room.over.aborted',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/source/found/articles.ts', test: '__tests__/unit/source/search-bounds.test.ts' }, [
    ['the pages of the list of articles have one deadline', 'A_PAGE }, over', 'A_PAGE }, '],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: '__tests__/unit/proxy/gate.test.ts' }, [
    ['no header field is hidden from what judges a request', 'incoming.rawHeaders.length >= RAW_HEADERS_READ', 'false'],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: '__tests__/unit/proxy/still-connection.test.ts' }, [
    ['a connection on which nothing moves is given up', 'socket.setTimeout(stillMs);', ''],
  ]),
  ...guardsOf({ file: 'src/proxy/end-refusal.ts', test: '__tests__/unit/proxy/gate.test.ts' }, [
    ['a refused body of many parts ends its connection', 'if (parts > MOST_PARTS)', 'if (false)', 'very many parts'],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: '__tests__/unit/proxy/gate.test.ts' }, [
    ['an embedded text is refused', 'if (isEmbedded(incoming, path))', 'if (false)', 'picture or a frame'],
    ['a page has one address', "path.replace(/(?<=.)\\/$/, '')", 'path', 'is asked of Next as'],
  ]),
  ...guardsOf({ file: 'src/utils/parse-json.ts', test: '__tests__/unit/utils/parse-json.test.ts' }, [
    ['too many values are refused unparsed', 'if (seen > MOST_VALUES)', 'if (false)', 'before they are parsed'],
  ]),
];
