const HEADER = 6;
const ENTRY = 16;
const ICON = 1;
const BITS_A_PIXEL = 32;

type Picture = { side: number; png: Buffer };

/** Builds an .ico file: a header, one entry per picture with its offset, then the pictures. */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const start = HEADER + ENTRY * pictures.length;
  const header = Buffer.alloc(start);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = start;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(BITS_A_PIXEL, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
