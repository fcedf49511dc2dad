const DATA_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const LONGEST = 64 * 1024;

/**
 * Accepts only a data URL. If the browser fetched a remote picture, a host chosen by the name's owner would learn who
 * visits the site. If our server did, anyone could make it call arbitrary addresses.
 */
export function pictureIn(record: string | null): string | null {
  if (!record || record.length > LONGEST) return null;
  return DATA_PICTURE.test(record) ? record : null;
}
