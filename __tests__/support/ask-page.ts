import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsResult } from 'next';

/** Asks a page that is rendered for each request, as Next does: what it is served with, and how it is answered. */
export async function askPage<Props extends Record<string, unknown>>(
  getServerSideProps: GetServerSideProps<Props>,
  params: Record<string, string>,
) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const res = new ServerResponse(req);
  const result: GetServerSidePropsResult<Props> = await getServerSideProps({
    params,
    req,
    res,
    query: params,
    resolvedUrl: '/',
  });
  return { result, status: res.statusCode, headers: res.getHeaders() };
}

/** The props of a page that is there, with its text. */
export function propsOf<Props extends Record<string, unknown>>({
  result,
}: {
  result: GetServerSidePropsResult<Props | { isUnavailable: true }>;
}): Props {
  const props: unknown = 'props' in result ? result.props : null;
  if (props === null || 'isUnavailable' in Object(props)) throw new Error('There is no such page');
  return props as Props;
}
