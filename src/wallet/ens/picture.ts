const DATA_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const LONGEST = 64 * 1024;

/**
 * Only a picture that stands in the record itself. One that is kept elsewhere (https, ipfs, a token) has to be fetched: by the
 * browser, and the host that the name's owner chose learns who is here; by our server, and anybody could have it ask
 * addresses of their choice. Those accounts have the drawing that every account has.
 */
export function pictureIn(record: string | null): string | null {
  if (!record || record.length > LONGEST) return null;
  return DATA_PICTURE.test(record) ? record : null;
}
