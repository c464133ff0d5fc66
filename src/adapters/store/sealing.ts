import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing, SealingKey } from './keys.ts';

/** Where a sealed text stands. It opens there only, so that a row's content cannot be moved to another row. */
export type SealedPlace = { readonly table: string; readonly id: string; readonly owner: string };

export type Sealer = {
  readonly seal: (place: SealedPlace, value: unknown) => string;
  /** @throws when the text was changed, stands in another place or was sealed with a key that is not in the ring. */
  readonly open: (place: SealedPlace, sealed: string) => unknown;
};

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM over JSON. Layout before base64url: version, length of the key id, key id, nonce, content, tag. */
export function createSealer(ring: KeyRing): Sealer {
  const [current] = ring;
  const keys = new Map(ring.map((key) => [key.id, key]));
  return {
    seal: (place, value) => seal(current, place, value),
    open: (place, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const headerLength = 2 + (bytes[1] ?? 0);
      if (bytes[0] !== version || bytes.length < headerLength + nonceBytes + tagBytes) {
        throw new Error(`The sealed content of a row of ${place.table} is damaged`);
      }
      const header = bytes.subarray(0, headerLength);
      const id = header.toString('utf8', 2);
      const key = keys.get(id);
      if (!key)
        throw new Error(`A row of ${place.table} is sealed with key ${id}, which is not in the key ring`);
      return open(key, header, place, bytes.subarray(headerLength));
    },
  };
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
