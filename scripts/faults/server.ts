import { inFile, type FaultList } from '../lib/faults/case';
import { e2e, unit } from './money-kinds';

const load = e2e('server-load');
const urls = e2e('server-urls');
const calls = e2e('server-calls');
const growth = inFile('unit/server/rich-text-growth.test.tsx');
const gate = unit('proxy/gate.test.ts');
const answers = unit('proxy/service-answers.test.ts');

export const SERVER: FaultList = {
  id: 'server',
  title: 'Server',
  intro: 'A caller attacks the server that serves the pages and passes calls on.',
  cases: [
    {
      id: 'G1 unknown URLs',
      fault: 'thousands of unknown URLs, long and short',
      holds: 'good pages stay, and memory does not grow',
      shownBy: [
        load('keeps serving pages with a flat heap through 4 000 unknown URLs, long and short'),
        load('limits the requests of one caller for unknown texts, and not those of other callers'),
        unit('server/text-cache.test.ts')('do not displace good texts, however many there are'),
      ],
    },
    {
      id: 'G2 growing texts',
      fault: 'rich text that grows into megabytes of page',
      holds: 'read within 200 ms and 200 KB, or refused; the last good text stays',
      shownBy: [
        growth('reading %s takes under 200 ms and 200 KB'),
        growth('with many %s take under 200 ms together'),
        growth('are refused when only their sum is too large'),
        unit('server/page-json.test.ts')('a text that became too large does not replace the last good one'),
      ],
    },
    {
      id: 'G3 malformed URLs',
      fault: 'a malformed URL, whose answer could be framed',
      holds: 'a small plain answer, and every answer has the security headers',
      shownBy: [
        urls('with a malformed escape or a dot segment gets a small plain 400, in every dynamic route'),
        urls('gets the security headers, whatever its method and the status of the answer'),
        urls('a page for a refused URL cannot be framed, and has no access to its opener'),
        gate('every answer has the security headers, whichever part of the server creates it'),
      ],
    },
    {
      id: 'G4 long answers',
      fault: 'answers from the service with endless lists',
      holds: 'every list and text has a limit; the last good page stays',
      shownBy: [
        unit('api/lengths.test.ts')('every list and text of every answer has a maximum length'),
        unit('api/lengths.test.ts')('%s is accepted at its limit and refused one past it'),
        inFile('flows/faults/service/service-lies.test.ts')('never loses its documents because the service lists none'),
      ],
    },
    {
      id: 'G5 calls from other sites',
      fault: 'another site’s page makes calls in a visitor’s name',
      holds: 'refused on every route, and no budget of the visitor is used',
      shownBy: [
        calls('from another site is refused by every route, whatever its headers and body'),
        calls("with a body of ${type ?? 'no type'} is refused by every route"),
        gate('requests from another site do not use up the visitor’s budget'),
      ],
    },
    {
      id: 'G6 refused bodies',
      fault: 'a flood of bodies that are refused',
      holds: 'bodies are counted before they are read, and a reader still waits less than 50 ms',
      shownBy: [
        load('answers a reader within 50 ms while bodies are refused'),
        unit('proxy/rpc.test.ts')('a call is counted before its body is read, and a refused one counts twice'),
        gate('bodies of a caller are counted by their announced length, and refused bodies count twice'),
      ],
    },
    {
      id: 'G7 pipelined calls',
      fault: 'thousands of calls in one write',
      holds: 'each caller and connection has a limit, and a reader does not wait',
      shownBy: [
        load('limits 2 000 pipelined calls in one write, and other readers are not delayed'),
        gate('a caller has sixteen calls in flight, on any number of connections'),
        gate('a connection that writes more than eight requests at once is closed, and blocks nothing'),
      ],
    },
    {
      id: 'G8 odd links',
      fault: 'a link such as /\\t/host that a browser reads as another site',
      holds: 'the same check of URLs for every link',
      shownBy: [
        unit('utils/link-target.test.ts')('the link %j is internal only when a browser stays on the site'),
        unit('content/odd-answers.test.tsx')('a document at %j is not a link'),
      ],
    },
    {
      id: 'G8 answers without a body',
      fault: 'a 205 of the service that announces a length',
      holds: 'no body and no length, and the connection stays open',
      shownBy: [answers('an answer of %i has neither a body nor a length, and the connection stays open')],
    },
    {
      id: 'G8 odd names',
      fault: 'a group that is named __proto__',
      holds: 'shown under its name',
      shownBy: [unit('content/odd-answers.test.tsx')('a group named %s is shown under its name')],
    },
    {
      id: 'G8 half characters',
      fault: 'half of a surrogate pair in a text',
      holds: 'replaced when it is read, so that the server’s and the browser’s page agree',
      shownBy: [unit('utils/parse-json.test.ts')('a lone surrogate in a text is replaced: %s')],
    },
    {
      id: 'G8 queries',
      fault: 'a query that no page reads',
      holds: 'the page is the same as without the query, and the query adds nothing to the cache',
      shownBy: [
        urls('with a query that no page reads gets the same page as without it'),
        unit('proxy/gate.test.ts')('the page %s is requested from Next as %s'),
      ],
    },
  ],
};
