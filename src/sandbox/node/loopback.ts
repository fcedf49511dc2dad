const LOCAL = String.raw`(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?`;
const LOCAL_HOST = new RegExp(`^${LOCAL}$`, 'i');
const LOCAL_ORIGIN = new RegExp(`^https?://${LOCAL}$`, 'i');
/** The origin of an extension page, from which a wallet extension calls its node. */
const EXTENSION_ORIGIN = /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/;

/** Guards against DNS rebinding: a foreign domain can resolve to 127.0.0.1, and only the Host header shows this. */
export const isLocalHost = (host: string | undefined): boolean => host !== undefined && LOCAL_HOST.test(host);

const isLocalOrigin = (origin: string): boolean => LOCAL_ORIGIN.test(origin);

export const mayUseChain = (origin: string | undefined): boolean =>
  origin === undefined || isLocalOrigin(origin) || EXTENSION_ORIGIN.test(origin);
