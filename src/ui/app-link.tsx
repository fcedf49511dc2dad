import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { zoneOf, type Zone } from '@/config/routes';

/** The client-side navigation of the app frame. Without a provider, links are plain anchors. */
export type Navigation = {
  zone: Zone;
  go: (path: string) => void;
  leave: () => void;
  warm: (path: string) => void;
};

export const NavigationContext = createContext<Navigation | null>(null);

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * Navigates on the client within a security zone. A link into another zone loads a new document, because the security
 * policy belongs to the document. Prefetches code on hover or focus, not when the link scrolls into view.
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

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !['', '_self'].includes(currentTarget.target);
