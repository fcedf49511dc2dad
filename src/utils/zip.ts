const CRC_POLYNOMIAL = 0xedb88320;
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The names are UTF-8. */
const FLAGS = 0x0800;
/** The first day that the format knows, so that the same files always give the same archive. */
const DOS_DATE = 0x0021;

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1;
  }
  return ~crc >>> 0;
}

type Field = readonly [value: number, size: 2 | 4];

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((length, [, size]) => length + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** An archive of small text files, stored without compression. */
export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((length, { byteLength }) => length + byteLength, 0);
  for (const [file, text] of Object.entries(files)) {
    const [name, content] = [encoder.encode(file), encoder.encode(text)];
    const offset = lengthOf(bodies);
    const shared: readonly Field[] = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DOS_DATE, 2],
      [crc32(content), 4],
      [content.byteLength, 4],
      [content.byteLength, 4],
      [name.byteLength, 2],
      [0, 2],
    ];
    bodies.push(record([[LOCAL_HEADER, 4], ...shared]), name, content);
    const place: readonly Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    directory.push(record([[CENTRAL_HEADER, 4], [VERSION, 2], ...shared, ...place]), name);
  }
  const count = Object.keys(files).length;
  const end: readonly Field[] = [
    [END, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [lengthOf(directory), 4],
    [lengthOf(bodies), 4],
    [0, 2],
  ];
  return [...bodies, ...directory, record(end)];
}
