import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsResult } from 'next';

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

export function propsOf<Props extends Record<string, unknown>>({
  result,
}: {
  result: GetServerSidePropsResult<Props | { isUnavailable: true }>;
}): Props {
  const props: unknown = 'props' in result ? result.props : null;
  if (props === null || 'isUnavailable' in Object(props)) throw new Error('There is no such page');
  return props as Props;
}
