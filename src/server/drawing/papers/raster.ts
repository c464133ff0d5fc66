import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

/** A picture of whole pixels, painted from its ground up. */
export type Raster = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** A closed line of points, x and y in turn. */
export type Outline = readonly number[];

/** Lines that a pixel is cut into, each with its own exact edges: enough for letters to be smooth. */
const cuts = 4;

export function newRaster(width: number, height: number, ground: Color): Raster {
  const bytes = new Uint8Array(width * height * 3);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = ground[at % 3] ?? 0;
  return { width, height, bytes };
}

type Edge = { readonly x: number; readonly turn: number };

/** Where the outlines cross a level line, from the left; and whether upward or downward. */
function crossings(outlines: readonly Outline[], y: number): readonly Edge[] {
  const found: Edge[] = [];
  for (const points of outlines) {
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[at], points[at + 1], points[next], points[next + 1]];
      if (y1 <= y === y2 <= y) continue;
      found.push({ x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), turn: y2 > y1 ? 1 : -1 });
    }
  }
  return found.sort((left, right) => left.x - right.x);
}

/** How much of each pixel of a line lies between two places, added to what is covered already. */
function cover(row: Float64Array, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(row.length, to)];
  for (let x = Math.floor(left); x < right; x += 1)
    row[x] = (row[x] ?? 0) + (Math.min(x + 1, right) - Math.max(x, left)) / cuts;
}

/** Fills what the outlines turn around (non-zero winding). */
export function fill({ width, height, bytes }: Raster, outlines: readonly Outline[], color: Color): void {
  const ys = outlines.flatMap((points) => points.filter((_, at) => at % 2 === 1));
  const first = Math.max(0, Math.floor(ys.reduce((a, b) => Math.min(a, b), height)));
  const last = Math.min(height, Math.ceil(ys.reduce((a, b) => Math.max(a, b), 0)));
  for (let y = first; y < last; y += 1) {
    const row = new Float64Array(width);
    for (let cut = 0; cut < cuts; cut += 1) {
      let turns = 0;
      let from = 0;
      for (const { x, turn } of crossings(outlines, y + (cut + 0.5) / cuts)) {
        if (turns === 0) from = x;
        turns += turn;
        if (turns === 0) cover(row, from, x);
      }
    }
    paint(bytes, y * width * 3, row, color);
  }
}

function paint(bytes: Uint8Array, start: number, row: Float64Array, color: Color): void {
  for (const [x, covered] of row.entries()) {
    if (covered === 0) continue;
    for (const [at, ink] of color.entries()) {
      const place = start + x * 3 + at;
      const ground = bytes[place] ?? 0;
      bytes[place] = Math.round(ground + (ink - ground) * Math.min(1, covered));
    }
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const trueColor = 2;

/** As a PNG file (PNG specification, 5 and 11). */
export function pngOf({ width, height, bytes }: Raster): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  head.writeUInt8(trueColor, 9);
  const line = width * 3;
  const lines = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y += 1) lines.set(bytes.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
