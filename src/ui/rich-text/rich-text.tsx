import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { internalPath } from '@/utils/link-target';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '../app-link';
import type { Box, BoxTag, Link, RichNode } from './rich-node';

const Scroll = styled('div')({
  overflowX: 'auto',
  maxInlineSize: 820,
  marginBlock: '1.5em !important',
  '&:first-of-type': { marginBlockStart: '0.75em !important' },
});
const Table = styled('table')({
  ...FIGURES,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.45,
  '& th, & td': {
    paddingBlock: 10,
    paddingInlineEnd: 24,
    borderBlockEnd: `1px solid ${color.rule}`,
    ...OWN_DIRECTION,
    verticalAlign: 'baseline',
    fontWeight: 400,
  },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: color.soft, fontWeight: 550, borderBlockEndColor: color.edge },
  '& caption': { ...OWN_DIRECTION, color: color.soft, paddingBlockEnd: 10 },
});

const RichTable = ({ children }: { children: ReactNode }) => (
  <Scroll role="group" aria-label="Table" tabIndex={0}>
    <Table>{children}</Table>
  </Scroll>
);

const Quote = styled('blockquote')({
  margin: 0,
  marginBlock: '1.6em !important',
  paddingInlineStart: 20,
  borderInlineStart: `3px solid ${color.metal}`,
  fontSize: '1.1875rem',
  lineHeight: 1.45,
});
const Code = styled('pre')({ overflowX: 'auto', padding: 16, border: `1px solid ${color.rule}`, direction: 'ltr' });
const Picture = styled('img')({ maxInlineSize: '100%', blockSize: 'auto' });
const Rule = styled('hr')({ border: 0, borderBlockStart: `1px solid ${color.rule}`, marginBlock: '2em' });

type BoxProps = { children: ReactNode };

const STYLED: Partial<Record<BoxTag, (props: BoxProps) => ReactNode>> = {
  blockquote: ({ children }) => <Quote>{children}</Quote>,
  pre: ({ children }) => <Code tabIndex={0}>{children}</Code>,
  table: ({ children }) => <RichTable>{children}</RichTable>,
};

export const RichText = ({ nodes, isHead = false }: { nodes: readonly RichNode[]; isHead?: boolean }) =>
  nodes.map((node, index) => <Fragment key={index}>{elementOf(node, isHead)}</Fragment>);

function elementOf(node: RichNode, isHead: boolean): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'a') return linkElement(node);
  if ('children' in node) return boxElement(node, isHead);
  if (node.tag === 'img') return <Picture src={node.src} alt={node.alt} loading="lazy" />;
  return node.tag === 'br' ? <br /> : <Rule />;
}

function boxElement({ tag, children }: Box, isHead: boolean): ReactNode {
  const content = <RichText nodes={children} isHead={isHead || tag === 'thead'} />;
  const Styled = STYLED[tag];
  if (Styled) return <Styled>{content}</Styled>;
  if (tag === 'th') return <th scope={isHead ? 'col' : 'row'}>{content}</th>;
  const Plain = tag;
  return <Plain>{content}</Plain>;
}

/** External links send no referrer. `nofollow` states that we do not vouch for their target. */
function linkElement({ href, children }: Link): ReactNode {
  const content = <RichText nodes={children} />;
  if (internalPath(href) !== null) return <AppLink href={href}>{content}</AppLink>;
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}
