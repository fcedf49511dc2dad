import styled from '@emotion/styled';
import type { ButtonHTMLAttributes } from 'react';
import { color } from '@/theme/tokens';
import { AppLink } from '../app-link';

/** The margins keep the tall click target from making the row taller. */
const look = {
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  display: 'inline-block',
  padding: 0,
  paddingBlock: 10,
  marginBlock: -10,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: color.edge,
  textUnderlineOffset: '0.2em',
  'tr:hover &, li:hover > div > h3 > &': { textDecorationColor: 'currentColor' },
} as const;

const Link = styled(AppLink)(look);
const Button = styled('button')(look);

type LinkProps = { href: string; children: string };

export const RowLink = (props: LinkProps) => <Link {...props} data-opens-row="" />;

export const RowButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <Button type="button" {...props} data-opens-row="" />
);
