const LOCAL = String.raw`(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?`;
const LOCAL_HOST = new RegExp(`^${LOCAL}$`, 'i');
const LOCAL_ORIGIN = new RegExp(`^https?://${LOCAL}$`, 'i');
/** A wallet that a developer has installed asks its node from a page of the browser's own. */
const EXTENSION_ORIGIN = /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/;

/**
 * Whether the request names this machine. A page of somebody else's name can have that name lead to 127.0.0.1 (DNS
 * rebinding), and its browser then takes the sandbox for a part of it; only the name in `Host` tells.
 */
export const isLocalHost = (host: string | undefined): boolean => host !== undefined && LOCAL_HOST.test(host);

const isLocalOrigin = (origin: string): boolean => LOCAL_ORIGIN.test(origin);

export const mayUseChain = (origin: string | undefined): boolean =>
  origin === undefined || isLocalOrigin(origin) || EXTENSION_ORIGIN.test(origin);
