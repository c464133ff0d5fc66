import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type SealingKey = { readonly id: string; readonly bytes: Buffer };

/** The first key seals, every key opens: a new key goes to the front, an old one stays while rows need it. */
export type KeyRing = readonly [SealingKey, ...SealingKey[]];

const keyShape = /^([A-Za-z0-9_-]{1,16}):([A-Za-z0-9+/]{43}=)$/;

/** Reads "k2:base64,k1:base64" (32 bytes each, different ids); undefined when the text is anything else. */
export function parseKeyRing(text: string): KeyRing | undefined {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  const [first, ...rest] = keys.filter((key) => key !== undefined);
  if (!first || keys.includes(undefined)) return undefined;
  const ring: KeyRing = [first, ...rest];
  return new Set(ring.map(({ id }) => id)).size === ring.length ? ring : undefined;
}

/**
 * The ring of the data folder, for a server without keys in its settings: `keys.json`, made at the first start and
 * readable by its owner alone. Without that file what was sealed with it cannot be opened again.
 */
export function keyRingOfFolder(dataDir: string): KeyRing {
  const path = join(dataDir, 'keys.json');
  if (!existsSync(path)) writeNewKey(path, dataDir);
  const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const ring = typeof stored === 'string' ? parseKeyRing(stored) : undefined;
  if (!ring)
    throw new Error(`${path} holds no key ring; put the file back that was made with this database.`);
  return ring;
}

/**
 * The ring of the settings with the folder's own keys behind it, or the folder's alone when settings give none.
 * @throws when the setting is not a list that `parseKeyRing` reads.
 */
export function keyRingFrom(setting: string | undefined, dataDir: string): KeyRing {
  if (setting === undefined) return keyRingOfFolder(dataDir);
  const ring = parseKeyRing(setting);
  if (!ring)
    throw new Error(
      'The setting of the data keys is not a list such as k2:base64,k1:base64 of 32 bytes each.',
    );
  if (!existsSync(join(dataDir, 'keys.json'))) return ring;
  const known = new Set(ring.map(({ id }) => id));
  return [...ring, ...keyRingOfFolder(dataDir).filter(({ id }) => !known.has(id))];
}

/** A ring of one fresh random key. */
export function newKeyRing(): KeyRing {
  return [{ id: `k${randomBytes(6).toString('hex')}`, bytes: randomBytes(32) }];
}

function parseKey(text: string): SealingKey | undefined {
  const parts = keyShape.exec(text);
  if (parts?.[1] === undefined || parts[2] === undefined) return undefined;
  const bytes = Buffer.from(parts[2], 'base64');
  return bytes.length === 32 ? { id: parts[1], bytes } : undefined;
}

function writeNewKey(path: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const [{ id, bytes }] = newKeyRing();
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, JSON.stringify(`${id}:${bytes.toString('base64')}`));
  // A key that a power cut loses would lose every row sealed with it.
  fsyncSync(file);
  closeSync(file);
}
