import { inflateSync } from 'node:zlib';

const wholeHead = 12;
const rowInWoff = 20;
const rowInSfnt = 16;
const headInWoff = 44;

type Table = {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly bytes: Buffer;
};

/**
 * The font inside a WOFF file (W3C WOFF 1.0, 4 and 5): the same tables, unpacked and put behind one another. Readers of
 * a packed font unpack a table at every look at it.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, headInWoff + index * rowInWoff));
  const head = Buffer.alloc(wholeHead + count * rowInSfnt);
  writeHead(head, woff.readUInt32BE(4), count);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const row = wholeHead + index * rowInSfnt;
    tag.copy(head, row);
    head.writeUInt32BE(checksum, row + 4);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    const gap = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, gap);
    offset += bytes.length + gap.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, row: number): Table {
  const offset = woff.readUInt32BE(row + 4);
  const packed = woff.readUInt32BE(row + 8);
  const length = woff.readUInt32BE(row + 12);
  const body = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(row, row + 4),
    checksum: woff.readUInt32BE(row + 16),
    bytes: packed < length ? inflateSync(body) : body,
  };
}

/** The three numbers behind the count help a binary search; readers of today work them out themselves. */
function writeHead(head: Buffer, flavour: number, count: number): void {
  const steps = Math.floor(Math.log2(count));
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** steps * 16, 6);
  head.writeUInt16BE(steps, 8);
  head.writeUInt16BE((count - 2 ** steps) * 16, 10);
}
