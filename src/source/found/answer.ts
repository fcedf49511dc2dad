import type { GetServerSideProps } from 'next';

export type Answer = {
  type: string;
  text: string;
  /** For how long the answer may be kept; none for one that is not whole. */
  keepS: number;
};

/** An address that answers with a text which is no page. Null is one that this deployment does not have. */
export const answeredWith =
  (make: () => Promise<Answer | null> | Answer | null): GetServerSideProps =>
  async ({ res }) => {
    const answer = await make();
    if (!answer) return { notFound: true };
    res.setHeader('content-type', `${answer.type}; charset=utf-8`);
    res.setHeader('cache-control', answer.keepS > 0 ? `public, max-age=${answer.keepS}` : 'no-store');
    res.end(answer.text);
    return { props: {} };
  };

export const KEEP_S = 300;
