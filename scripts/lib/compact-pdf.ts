import { deflateSync } from 'node:zlib';

type PdfObject = { id: number; body: Buffer };

const MAX_IN_A_STREAM = 500;
const HEADER = Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1');
const FREE = [0, 0, 65_535] as const;

const isStream = ({ body }: PdfObject) => body.includes('endstream');

/** Reads the objects of a PDF with a cross-reference table, as Chromium writes it. */
function readObjects(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  const start = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1]);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets, start].toSorted((one, other) => one - other);
  return offsets.map((offset, at) => {
    const end = ends[ends.indexOf(offset) + 1] ?? start;
    const name = `${at + 1} 0 obj\n`;
    if (!text.startsWith(name, offset)) throw new Error(`Object ${at + 1} of the PDF is not at its offset.`);
    return { id: at + 1, body: pdf.subarray(offset + name.length, text.lastIndexOf('endobj', end)) };
  });
}

const streamBody = (fields: string, content: Buffer): Buffer => {
  const packed = deflateSync(content, { level: 9 });
  const head = `<<${fields} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\n')]);
};

function objectStream(objects: readonly PdfObject[]): Buffer {
  const bodies = Buffer.concat(objects.map(({ body }) => body));
  let offset = 0;
  const index = objects.map(({ id, body }) => {
    const entry = `${id} ${offset}`;
    offset += body.length;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const fields = `/Type /ObjStm /N ${objects.length} /First ${head.length}`;
  return streamBody(fields, Buffer.concat([Buffer.from(head), bodies]));
}

function crossReference(entries: readonly (readonly number[])[], fields: string): Buffer {
  const rows = entries.map(([kind = 0, where = 0, index = 0]) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(kind, 0);
    row.writeUInt32BE(where, 1);
    row.writeUInt16BE(index, 5);
    return row;
  });
  return streamBody(`/Type /XRef /Size ${entries.length} /W [1 4 2] ${fields}`, Buffer.concat(rows));
}

/**
 * Compresses a PDF's objects, which halves the file. Most of the file is the structure for screen readers, which
 * Chromium writes without compression. `id` becomes the identifier of the file.
 */
export function compactPdf(pdf: Buffer, id: string): Buffer {
  const objects = readObjects(pdf);
  const [, root = ''] = pdf.toString('latin1').match(/\/Root (\d+ 0 R)/) ?? [];
  const entries: (readonly number[])[] = [FREE];
  const parts = [HEADER];
  let size = HEADER.length;
  const write = (number: number, body: Buffer) => {
    entries[number] = [1, size, 0];
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('endobj\n')]);
    parts.push(part);
    size += part.length;
  };
  for (const object of objects.filter(isStream)) write(object.id, object.body);
  const small = objects.filter((object) => !isStream(object));
  let next = objects.length + 1;
  for (let at = 0; at < small.length; at += MAX_IN_A_STREAM, next += 1) {
    const group = small.slice(at, at + MAX_IN_A_STREAM);
    group.forEach((object, index) => (entries[object.id] = [2, next, index]));
    write(next, objectStream(group));
  }
  const start = size;
  entries[next] = [1, start, 0];
  write(next, crossReference(entries, `/Root ${root} /Info 1 0 R /ID [<${id}> <${id}>]`));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}
