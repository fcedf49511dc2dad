import type { GetServerSideProps } from 'next';
import { coalesce } from '../coalesce';

export type TextFile = {
  type: string;
  text: string;
  keepS: number;
};

export function serveTextFile(make: () => Promise<TextFile | null> | TextFile | null): GetServerSideProps {
  const makeOnce = coalesce(async () => make());
  return async ({ res }) => {
    const answer = await makeOnce();
    if (!answer) return { notFound: true };
    res.setHeader('content-type', `${answer.type}; charset=utf-8`);
    res.setHeader('cache-control', answer.keepS > 0 ? `public, max-age=${answer.keepS}` : 'no-store');
    res.end(answer.text);
    return { props: {} };
  };
}

export const CACHE_SECONDS = 300;
