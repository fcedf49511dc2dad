import type { ReactElement } from 'react';

export type HeadText = {
  title: string;
  description: string;
  canonical?: URL;
};

type Part = ReactElement<Record<string, unknown>>;

const textOf = (content: unknown): string =>
  Array.isArray(content) ? content.map(textOf).join('') : typeof content === 'string' ? content : '';

export function headText(head: readonly (ReactElement | null)[]): HeadText {
  const parts = head.filter((part): part is Part => part !== null);
  const find = (type: string, matches: (props: Part['props']) => boolean = () => true) =>
    parts.findLast((part) => part.type === type && matches(part.props))?.props;
  const canonical = find('link', ({ rel }) => rel === 'canonical')?.href;
  return {
    title: textOf(find('title')?.children),
    description: textOf(find('meta', ({ name }) => name === 'description')?.content),
    canonical: typeof canonical === 'string' ? new URL(canonical) : undefined,
  };
}
