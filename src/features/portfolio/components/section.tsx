import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginBlockEnd: 10,
});
const Title = styled('h2')({ fontSize: '1.875rem' });
const SectionLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontWeight: 550,
  textDecorationColor: color.metal,
  textUnderlineOffset: '0.3em',
});

type Props = {
  title: string;
  link?: { href: string; label: string };
  busy?: boolean;
  children: ReactNode;
};

export function Section({ title, link, busy, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} style={{ minInlineSize: 0 }}>
      <Head>
        <Title id={id}>{title}</Title>
        {link && <SectionLink href={link.href}>{link.label}</SectionLink>}
      </Head>
      {children}
    </section>
  );
}
