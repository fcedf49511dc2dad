import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { zoneOf, type Zone } from '@/config/routes';

/** How links move on. The frame of the app provides it; without one, a link is what the browser makes of it. */
export type Navigation = {
  /** Which security zone the document on screen was served in. */
  zone: Zone;
  go: (path: string) => void;
  /** The browser follows a link into another zone. */
  leave: () => void;
  /** The page may be wanted soon: fetch its code. */
  warm: (path: string) => void;
};

export const NavigationContext = createContext<Navigation | null>(null);

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link inside the site. A policy belongs to the document, so a link into another zone loads one; within a zone
 * it navigates in the page. Code is fetched when a pointer comes near, never because a link is in view.
 */
export function AppLink({ href, onClick, ...rest }: Props) {
  const navigation = useContext(NavigationContext);
  const staysInZone = navigation !== null && zoneOf(href.split(/[?#]/)[0] ?? href) === navigation.zone;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigation === null || event.defaultPrevented || opensElsewhere(event)) return;
    if (!staysInZone) return navigation.leave();
    event.preventDefault();
    navigation.go(href);
  };
  const warm = staysInZone ? () => navigation.warm(href) : undefined;
  return <a {...rest} href={href} onClick={follow} onPointerEnter={warm} onFocus={warm} />;
}

/** A new tab, a new window, a download: the browser's own. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !['', '_self'].includes(currentTarget.target);
