import type { IncomingMessage, RequestListener } from 'node:http';
import { capture } from '../page-data/ready/capture';
import { fillBanner } from './banner';

const NO_PAGE = /^\/(?:api|_next)(?:\/|$)|\.\w+$/;

const mayBePage = ({ url = '' }: IncomingMessage): boolean => !NO_PAGE.test(url.split('?')[0] ?? '');

/**
 * Fills the banner into pages as Next sends them. Private pages and the pages of errors are files of the build, which
 * Next never renders again. Only the server of a demonstration does this.
 */
export function withBanner(next: RequestListener): RequestListener {
  return (request, response) => {
    if (!mayBePage(request)) return next(request, response);
    // Next must not compress the page.
    const { 'accept-encoding': _encoding, ...headers } = request.headers;
    request.headers = headers;
    capture(response, ({ body, release }) => {
      const isHtml = /^text\/html\b/.test(String(response.getHeader('content-type')));
      const page = isHtml ? Buffer.from(fillBanner(body.toString())) : body;
      release();
      if (response.hasHeader('content-length')) response.setHeader('content-length', page.length);
      response.end(page);
    });
    return next(request, response);
  };
}
