import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { accepts } from '@/proxy/accepts';
import { isCall } from '@/proxy/request-line';
import { capture } from './capture';
import { fillBanner } from './banner';

const isHtml = (response: ServerResponse): boolean =>
  /^text\/html\b/.test(String(response.getHeader('content-type'))) && !response.hasHeader('content-encoding');

const OF_NEXT = /^\/(?:api|_next)\//;

/**
 * Keeps Next from compressing HTML and responses that a page's own code sends, such as the site map. During the
 * compression, Next does not notice that the response was sent, and would also send the page. The header is a getter,
 * because Next reads it only when the type of the response is known.
 */
function leavePagesPlain(request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': encoding, ...headers } = request.headers;
  request.headers = Object.defineProperty(headers, 'accept-encoding', {
    get: () => (isHtml(response) || !OF_NEXT.test(request.url ?? '') ? undefined : encoding),
    enumerable: true,
    configurable: true,
  });
}

/**
 * Inserts the banner into each page as Next sends it. Private pages and error pages are files of the build, which
 * Next never renders again. All requests pass through here, because any of them may be answered with the 404 page. A
 * HEAD response has the length of the page with its banner. Only the server of a demonstration uses this.
 */
export function withBanner(next: RequestListener): RequestListener {
  return (request, response) => {
    const isZipped = accepts(request, 'gzip');
    leavePagesPlain(request, response);
    if (request.method === 'HEAD' && !isCall(request.url ?? '')) request.method = 'GET';
    capture(response, ({ body, release }) => {
      const send = (bytes: Buffer, encoding?: string) => {
        release();
        if (encoding) response.setHeader('content-encoding', encoding);
        if (response.hasHeader('content-length')) response.setHeader('content-length', bytes.length);
        response.end(bytes);
      };
      if (!isHtml(response)) return send(body);
      const page = fillBanner(body);
      if (!isZipped) return send(page);
      gzip(page, (failure, zipped) => (failure ? send(page) : send(zipped, 'gzip')));
    });
    return next(request, response);
  };
}
