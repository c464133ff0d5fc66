import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing, SealingKey } from './keys.ts';

/** Where a sealed text stands. It opens there only, so that a row's content cannot be moved to another row. */
export type SealedPlace = { readonly table: string; readonly id: string; readonly owner: string };

export type Sealer = {
  readonly seal: (place: SealedPlace, value: unknown) => string;
  /** @throws when the text was changed, stands in another place or was sealed with a key that is not in the ring. */
  readonly open: (place: SealedPlace, sealed: string) => unknown;
  readonly hasKey: (id: string) => boolean;
  /**
   * By which the same value is known again in a table that must not show it: without the key nobody can try values out.
   * By the current key first, then by the others of the ring.
   */
  readonly marksOf: (marked: Marked) => readonly [string, ...string[]];
};

type Marked = { readonly table: string; readonly value: string };

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
/** As `keys.ts` reads them: plain letters, so that each begins with the bits 00 or 01. */
const longestKeyId = 16;

/**
 * It seals JSON by AES-256-GCM. The layout before base64url is version, length of the key id, key id, nonce,
 * content, tag.
 */
export function createSealer(ring: KeyRing): Sealer {
  const [current] = ring;
  const keys = new Map(ring.map((key) => [key.id, key]));
  const [markKey, ...olderMarkKeys] = [markKeyOf(current), ...ring.slice(1).map(markKeyOf)];
  return {
    marksOf: (marked) => [markOf(markKey, marked), ...olderMarkKeys.map((key) => markOf(key, marked))],
    seal: (place, value) => seal(current, place, value),
    hasKey: (id) => keys.has(id),
    open: (place, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const headerLength = headerLengthOf(bytes);
      const id = keyIdOf(sealed);
      if (id === undefined || bytes.length < headerLength + nonceBytes + tagBytes) {
        throw new Error(`The sealed content of a row of ${place.table} is damaged`);
      }
      const key = keys.get(id);
      if (!key)
        throw new Error(`A row of ${place.table} is sealed with key ${id}, which is not in the key ring`);
      return open(key, bytes.subarray(0, headerLength), place, bytes.subarray(headerLength));
    },
  };
}

/** Marks have a key of their own, made of the one that seals. */
function markKeyOf({ bytes }: SealingKey): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', 'marks', 32));
}

function markOf(key: Buffer, { table, value }: Marked): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([table, value]))
    .digest('base64url');
}

export function opens(sealer: Sealer, place: SealedPlace, sealed: string): boolean {
  try {
    sealer.open(place, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Which key sealed a text; undefined when it was not sealed by us. Its beginning is enough. */
export function keyIdOf(sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(0, lettersOf(longestKeyId)), 'base64url');
  const headerLength = headerLengthOf(bytes);
  if (bytes[0] !== version || headerLength === 2 || bytes.length < headerLength) return undefined;
  return bytes.toString('utf8', 2, headerLength);
}

/** How sealed texts begin, a length of the key id and a kind of its first letter each, and how many letters hold the id. */
export const sealedHeads = Array.from({ length: longestKeyId }, (_, index) => index + 1).flatMap((length) =>
  [0x00, 0x40].map((firstLetter) => ({
    start: Buffer.from([version, length, firstLetter]).toString('base64url').slice(0, 3),
    letters: lettersOf(length),
  })),
);

function lettersOf(keyIdLength: number): number {
  return Math.ceil(((2 + keyIdLength) * 8) / 6);
}

function headerLengthOf(bytes: Buffer): number {
  return 2 + (bytes[1] ?? 0);
}

function seal(key: SealingKey, place: SealedPlace, value: unknown): string {
  const id = Buffer.from(key.id, 'utf8');
  const header = Buffer.concat([Buffer.from([version, id.length]), id]);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(boundData(header, place));
  const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([header, nonce, content, cipher.getAuthTag()]).toString('base64url');
}

function open(key: SealingKey, header: Buffer, place: SealedPlace, body: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, body.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(boundData(header, place)).setAuthTag(body.subarray(body.length - tagBytes));
  const content = decipher.update(body.subarray(nonceBytes, body.length - tagBytes));
  return JSON.parse(Buffer.concat([content, decipher.final()]).toString('utf8'));
}

function boundData(header: Buffer, { table, id, owner }: SealedPlace): Buffer {
  return Buffer.concat([header, Buffer.from(`|${table}|${id}|${owner}`, 'utf8')]);
}
