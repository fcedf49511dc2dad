import type { GetServerSideProps } from 'next';
import { onceForAll } from '../once-for-all';

export type Answer = {
  type: string;
  text: string;
  /** For how long the answer may be kept; none for one that is not whole. */
  keepS: number;
};

/**
 * An address that answers with a text which is no page, made once for everybody who asks within a few seconds. Null is one
 * that this deployment does not have.
 */
export function answeredWith(make: () => Promise<Answer | null> | Answer | null): GetServerSideProps {
  const makeOnce = onceForAll(async () => make());
  return async ({ res }) => {
    const answer = await makeOnce();
    if (!answer) return { notFound: true };
    res.setHeader('content-type', `${answer.type}; charset=utf-8`);
    res.setHeader('cache-control', answer.keepS > 0 ? `public, max-age=${answer.keepS}` : 'no-store');
    res.end(answer.text);
    return { props: {} };
  };
}

export const KEEP_S = 300;
