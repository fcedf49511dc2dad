import { guardsOf } from './guard';

export const SERVER = [
  ...guardsOf({ file: 'scripts/lib/contract-check/run.ts', test: 'unit/api/contract-check.test.ts' }, [
    [
      'the check writes only with the account that was named',
      'assertNamed(session, results, writesFor);',
      '',
      'nothing is written',
    ],
  ]),
  ...guardsOf({ file: 'src/proxy/forward.ts', test: 'unit/proxy/sent-once.test.ts' }, [
    ['a status after which a browser repeats a POST is not passed on', '!SENT_AGAIN.has(status)', 'true'],
    ['a broken answer has begun, so that no browser repeats a POST', 'outgoing.flushHeaders();', ''],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: 'unit/proxy/page-headers.test.ts' }, [
    [
      'a client cannot ask Next for a preview or a prefetch of a page',
      'incoming.headers = headersForPages(incoming.headers);',
      'incoming.url = incoming.url.trim();',
      'Next sees only those headers',
    ],
    [
      'Next compresses nothing with codings that the build did not prepare',
      'keepCodings(incoming);',
      '',
      'for which the build has files',
    ],
    [
      'Next reads no cookies of a call or a refused request',
      'delete incoming.headers.cookie;',
      '',
      'no cookies either',
    ],
  ]),
  ...guardsOf({ file: 'src/proxy/accepts.ts', test: 'unit/proxy/page-headers.test.ts' }, [
    ['a long list of codings is not read', 'offers.length > MAX_LENGTH', 'false', 'for which the build has files'],
  ]),
  ...guardsOf({ file: 'src/server/listener/request-queue.ts', test: 'unit/server/request-queue.test.ts' }, [
    ['a pipelined request opens nothing before its turn', '!response.socket', 'false'],
    [
      'no request is started after an answer that ends the connection',
      'socket.destroyed || socket.writableEnded',
      'false',
    ],
    ['a request waits one turn for its client to leave', 'isNew && turns < MAX_TURNS', 'false', 'is not started if'],
    ['callers take turns', 'queues.delete(caller);', '', 'who floods the server'],
  ]),
  ...guardsOf({ file: 'src/server/listener/wrap-servers.ts', test: 'unit/server/request-queue.test.ts' }, [
    ['a call starts at once', '!isAdmittedCall(request)', 'true', 'a call does not wait'],
    ['refused calls take turns', ' && url !== REFUSED_PATH', '', 'calls that the gate has refused'],
  ]),
  ...guardsOf({ file: 'src/server/listener/packed-files.ts', test: 'unit/server/packed-files.test.ts' }, [
    ['a packed file is sent whole', 'delete request.headers.range;', '', 'is sent whole'],
  ]),
  ...guardsOf({ file: 'src/server/demonstration/with-banner.ts', test: 'unit/server/demonstration.test.ts' }, [
    [
      'a page that gets the banner is not compressed',
      "isHtml(response) || !OF_NEXT.test(request.url ?? '') ? undefined : encoding",
      'encoding',
      'gets the banner',
    ],
    [
      'an answer that is not a page stays compressed',
      "isHtml(response) || !OF_NEXT.test(request.url ?? '') ? undefined : encoding",
      'undefined',
      'still compressed',
    ],
    [
      'what the code of a page sends is not compressed',
      " || !OF_NEXT.test(request.url ?? '')",
      '',
      'counts as sent at once',
    ],
    [
      'a HEAD request gets the length of the page with its banner',
      "request.method === 'HEAD'",
      'false',
      'HEAD request',
    ],
    ['a call of the service keeps its method', " && !isCall(request.url ?? '')", '', 'HEAD call'],
  ]),
  ...guardsOf({ file: 'src/session/log-out.ts', test: 'flows/access/session.test.tsx' }, [
    [
      'a logout does not end the session of a later login',
      "if (['', token].includes(tokenNow())) ",
      '',
      'while a logout waits for its answer',
    ],
  ]),
  ...guardsOf({ file: 'src/utils/link-target.ts', test: 'unit/utils/link-target.test.ts' }, [
    [
      'a URL whose host is not plain ASCII is not parsed',
      'undefined || (host !== undefined && !PLAIN_HOST.test(host))',
      'undefined',
    ],
  ]),
  ...guardsOf({ file: 'src/server/page-data/search/service-texts.ts', test: 'unit/server/search-bounds.test.ts' }, [
    ['reading texts for the search stops at its limits', 'limit.isFull() || limit.over.aborted', 'false'],
  ]),
  ...guardsOf({ file: 'src/proxy/take-report.ts', test: 'unit/proxy/take-report.test.ts' }, [
    [
      'a refused report counts like every refused body',
      'countRefusedBody(callerOf(incoming, readServerEnv().trustedProxyHops), incoming, status);',
      '',
      'refused bodies count',
    ],
  ]),
  ...guardsOf({ file: 'src/server/page-data/search/built-pages.ts', test: 'unit/server/built-pages.test.ts' }, [
    ['reading the pages for the search delays no other request', 'await endTurn();', '', 'handles other requests'],
    ['a page for the search that is unreadable is read again', 'if (!isComplete) known = undefined;', '', 'read again'],
    ['a missing page for the search is called missing', "code === 'ENOENT'", 'true', 'read again'],
  ]),
  ...guardsOf({ file: 'src/server/page-data/search/texts.ts', test: 'unit/server/built-pages.test.ts' }, [
    [
      'a search without some pages does not call itself complete',
      '!failed && pages.isComplete',
      '!failed',
      'read again',
    ],
  ]),
  ...guardsOf({ file: 'src/monitoring/log.ts', test: 'unit/proxy/take-report.test.ts' }, [
    ['a line of the log has only visible characters', '.replace(INVISIBLE, escapeOf)', '', 'cannot begin a line'],
  ]),
  ...guardsOf({ file: 'src/server/seo/articles.ts', test: 'unit/server/search-bounds.test.ts' }, [
    ['the pages of the article list share one deadline', 'A_PAGE }, over', 'A_PAGE }, '],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: 'unit/proxy/gate.test.ts' }, [
    [
      'a request with more header fields than are checked is refused',
      'incoming.rawHeaders.length >= RAW_HEADERS_READ',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/proxy/shared-counts.ts', test: 'unit/proxy/shared-counts.test.ts' }, [
    ['an invalid count from Redis lifts no limit', 'isUsable(shared) ? shared : null', 'shared', 'a count with'],
    [
      'a Redis that sends one answer too many is disconnected',
      'message.startsWith(UNEXPECTED_REPLY)',
      'false',
      'one answer too many',
    ],
  ]),
  ...guardsOf({ file: 'src/config/server-env.ts', test: 'unit/config/server-env.test.ts' }, [
    [
      'a login in a URL that cannot be decoded stops the start',
      'return !URL.canParse(text);',
      'return true;',
      'stops the server with',
    ],
  ]),
  ...guardsOf({ file: 'src/config/ask-node.ts', test: 'unit/config/check-nodes.test.ts' }, [
    ['the check of a node follows no redirect', "redirect: 'error',", '', 'a node that redirects'],
    ['the check of a node reads no endless answer', 'size > MAX_ANSWER_BYTES', 'false', 'does not end'],
    [
      'the check of a node does not parse an answer with too many values',
      'parseJson(text, MAX_VALUES)',
      'JSON.parse(text)',
      'very many values',
    ],
  ]),
  ...guardsOf({ file: 'src/proxy/read-only.ts', test: 'unit/proxy/read-only.test.ts' }, [
    ['a refused body of a read-only URL resets no connection', 'if (!isReading)', 'if (false)', 'reset the connection'],
    [
      'a refused body of a read-only URL counts',
      'countRefusedBody(callerOf(incoming, readServerEnv().trustedProxyHops), incoming, WRONG_METHOD.status);',
      '',
      'refused bodies count',
    ],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: 'unit/proxy/call-bodies.test.ts' }, [
    ['a body that no route reads is refused', 'if (!hasRoute(path)) return BAD_ADDRESS[404];', '', 'has no route'],
    [
      'Node does not answer an unknown expectation itself',
      "server.listenerCount('checkExpectation') === 0",
      'false',
      'unknown expectation',
    ],
    [
      'an unknown expectation is refused',
      'if (expectsUnknown(incoming)) return UNKNOWN_EXPECTATION;',
      '',
      'unknown expectation',
    ],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: 'unit/proxy/stalled-connection.test.ts' }, [
    ['an idle connection is closed', 'socket.setTimeout(stillMs);', ''],
  ]),
  ...guardsOf({ file: 'src/proxy/end-refusal.ts', test: 'unit/proxy/call-bodies.test.ts' }, [
    ['a refused HEAD request is answered at once', 'outgoing.flushHeaders();', '', 'refused HEAD'],
  ]),
  ...guardsOf({ file: 'src/proxy/end-refusal.ts', test: 'unit/proxy/gate.test.ts' }, [
    ['a refused body of many parts ends its connection', 'if (parts > MAX_PARTS)', 'if (false)', 'very many parts'],
  ]),
  ...guardsOf({ file: 'src/proxy/gate.ts', test: 'unit/proxy/gate.test.ts' }, [
    [
      'a dynamic page that another site embeds is refused',
      'if (isEmbedded(incoming, path))',
      'if (false)',
      'image or a frame',
    ],
    [
      'a sibling domain is another site, and uses up no budget of the visitor',
      '(?:cross|same)-site',
      'cross-site',
      'use up the visitor|same-site',
    ],
    [
      'a dynamic page that another site prefetches is refused',
      " && !headers['sec-purpose']",
      '',
      'to a prefetch of another site',
    ],
    [
      'a trailing slash is removed from a page’s URL',
      "path.replace(/(?<=.)\\/$/, '')",
      'path',
      'is requested from Next as',
    ],
  ]),
  ...guardsOf({ file: 'src/server/listener/without-stale.ts', test: 'unit/server/without-stale.test.ts' }, [
    [
      'no answer lets browsers use old page data',
      "replace(STALE, '')",
      "replace('', '')",
      'no browser may use an outdated answer',
    ],
  ]),
  ...guardsOf({ file: 'src/utils/parse-json.ts', test: 'unit/utils/parse-json.test.ts' }, [
    [
      'JSON with too many values is refused before it is parsed',
      'if (seen > max)',
      'if (false)',
      'before they are parsed',
    ],
  ]),
];
