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

/** Names the key file of a data folder. */
export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

/**
 * The ring of the data folder, for a server without keys in its settings: `keys.json`, made at the first start and
 * readable by its owner alone. Without that file what was sealed with it cannot be opened again.
 * @param sealedWith the keys in use; while there is one, no new file is made.
 * @throws when the file is missing though it is needed, or holds no key ring.
 */
export function keyRingOfFolder(dataDir: string, sealedWith: readonly string[]): KeyRing {
  const path = keyFileOf(dataDir);
  if (!existsSync(path)) {
    if (sealedWith.length > 0) throw new Error(missingText(path, sealedWith));
    writeNewKey(path, dataDir);
  }
  return readKeyFile(path);
}

/**
 * The ring of the settings with the folder's own keys behind it, or the folder's alone when settings give none.
 * @throws as `keyRingOfFolder`, and when the setting is not a list that `parseKeyRing` reads.
 */
export function keyRingFrom(
  setting: string | undefined,
  dataDir: string,
  sealedWith: readonly string[],
): KeyRing {
  if (setting === undefined) return keyRingOfFolder(dataDir, sealedWith);
  const ring = parseKeyRing(setting);
  if (!ring)
    throw new Error(
      'The setting of the data keys is not a list such as k2:base64,k1:base64 of 32 bytes each.',
    );
  const path = keyFileOf(dataDir);
  if (!existsSync(path)) return ring;
  const ids = new Set(ring.map(({ id }) => id));
  return [...ring, ...readKeyFile(path).filter(({ id }) => !ids.has(id))];
}

function missingText(path: string, sealedWith: readonly string[]): string {
  const keys = sealedWith.length === 1 ? `the key ${sealedWith[0]}` : `the keys ${sealedWith.join(', ')}`;
  return (
    `${path} is missing, and the database holds records that are sealed with ${keys}. Put the file back that was ` +
    'made with this database, or give its keys in the setting DATA_KEYS.'
  );
}

function readKeyFile(path: string): KeyRing {
  const repair = 'put the file back that was made with this database.';
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read (${codeOf(error)}): let the server read it, or ${repair}`);
  }
  if (text.trim() === '') throw new Error(`${path} is empty: ${repair}`);
  const ring = parseKeyRing(keyTextIn(text));
  if (!ring) throw new Error(`${path} holds no key ring: ${repair}`);
  return ring;
}

/** The list of keys in the file; empty when the file is broken. */
function keyTextIn(json: string): string {
  try {
    const stored: unknown = JSON.parse(json);
    return typeof stored === 'string' ? stored : '';
  } catch {
    return '';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Makes a ring of one fresh random key. */
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
