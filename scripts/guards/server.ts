import { guardsOf } from './guard';

const UNIT = '__tests__/unit';

/** What keeps a stranger from holding up the server, or filling it. */
export const SERVER = [
  ...guardsOf({ test: `${UNIT}/source/in-turn.test.ts` }, [
    ['pipelined-request-waits', 'a pipelined request opens nothing before its turn'],
    ['nothing-behind-the-end', 'no request is started behind an answer that ends the connection'],
  ]),
  ...guardsOf({ test: `${UNIT}/utils/link-target.test.ts` }, [
    ['plain-host', 'no address is parsed whose host is not plain ASCII'],
  ]),
  ...guardsOf({ test: `${UNIT}/source/search-bounds.test.ts` }, [
    ['gathering-has-an-end', 'texts to search are read no longer and no further than the limits'],
    ['articles-within-time', 'the pages of the list of articles have one deadline'],
  ]),
  ...guardsOf({ test: `${UNIT}/proxy/gate.test.ts` }, [
    ['hidden-header-fields', 'no header field is hidden from what judges a request'],
  ]),
  ...guardsOf({ test: `${UNIT}/proxy/still-connection.test.ts` }, [
    ['still-connection-ends', 'a connection on which nothing moves is given up'],
  ]),
];
