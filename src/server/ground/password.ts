import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { composed } from '#domain/identity/composed-text.ts';

/** As the setting holds it: what it costs to try one, a salt, and what scrypt makes of the password. */
export type PasswordHash = { readonly cost: number; readonly salt: Buffer; readonly hash: Buffer };

const hashBytes = 32;
const saltBytes = 16;
/** 32 MB and some tenths of a second a try. */
export const usualCost = 15;
const shape = /^scrypt:(1[4-8]):([\w-]{22}):([\w-]{43})$/;

export function parsePasswordHash(text: string): PasswordHash | undefined {
  const [, cost, salt, hash] = shape.exec(text) ?? [];
  if (cost === undefined || salt === undefined || hash === undefined) return undefined;
  const read = {
    cost: Number(cost),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
  return read.salt.length === saltBytes && read.hash.length === hashBytes ? read : undefined;
}

/** @param cost of each try, as a power of two. */
export async function hashOfPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derived(password, { cost, salt });
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/** 120 random bits: nobody guesses it, whatever the limits. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}

/** The check takes the same time for every wrong one. */
export async function isRightPassword(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derived(password, hash), hash.hash);
}

function derived(password: string, { cost, salt }: Pick<PasswordHash, 'cost' | 'salt'>): Promise<Buffer> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r: 8, p: 1, maxmem: 2 * 128 * N * 8 };
  return new Promise((resolve, reject) => {
    scrypt(composed(password), salt, hashBytes, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
