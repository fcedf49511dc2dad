import NextLink from 'next/link';
import { createContext, useContext, type AnchorHTMLAttributes } from 'react';
import { zoneOf, type Zone } from '@/config/routes';

/** Which security zone the document on screen was served in. */
export const ZoneContext = createContext<Zone>('base');

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link inside the site. A policy belongs to the document, so a link into another zone loads one; within a zone
 * it navigates in the page. Nothing is fetched ahead: a page on the way could bring the wallet with it.
 */
export function AppLink({ href, ...rest }: Props) {
  const zone = useContext(ZoneContext);
  const staysInZone = zoneOf(href.split(/[?#]/)[0] ?? href) === zone;
  return staysInZone ? <NextLink href={href} prefetch={false} {...rest} /> : <a href={href} {...rest} />;
}
