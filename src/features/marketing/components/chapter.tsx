import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { DeferredSection } from '@/ui/layout/deferred-section';

export const Region = styled(DeferredSection)({ marginBlockStart: 'clamp(34px, 8.4vw, 116px)', minInlineSize: 0 });
export const Title = styled('h2')({
  fontSize: 'clamp(1.9rem, 1.4rem + 1.9vw, 3rem)',
  lineHeight: 1.06,
  textWrap: 'balance',
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '8px 40px',
  marginBlockEnd: 'clamp(16px, 3vw, 40px)',
});
export const Lead = styled('p')({
  ...OWN_DIRECTION,
  color: color.soft,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  maxInlineSize: '34em',
  marginBlockStart: 12,
  textWrap: 'pretty',
});
const Link = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  fontWeight: 550,
  textDecoration: 'none',
  '& > bdi': { textDecoration: 'underline', textDecorationColor: color.metal, textUnderlineOffset: '0.3em' },
  '&::after': { content: '"→"', color: color.metal },
  '&:dir(rtl)::after': { content: '"←"' },
});

export type ChapterLinkProps = { href: string; label: string };

export const ChapterLink = ({ href, label }: ChapterLinkProps) => (
  <Link href={href}>
    <bdi>{label}</bdi>
  </Link>
);

const WideLead = styled(Lead)({ display: 'none', [from.tablet]: { display: 'block' } });

type Props = {
  title: string;
  lead?: string;
  isLeadShown?: boolean;
  link: ChapterLinkProps;
  className?: string;
  children?: ReactNode;
};

export function Chapter({ title, lead, isLeadShown = false, link, className, children }: Props) {
  const id = useId();
  const LeadHere = isLeadShown ? Lead : WideLead;
  return (
    <Region aria-labelledby={id} className={className}>
      <Head>
        <div>
          <Title id={id}>{title}</Title>
          {lead && <LeadHere>{lead}</LeadHere>}
        </div>
        <ChapterLink {...link} />
      </Head>
      {children}
    </Region>
  );
}
