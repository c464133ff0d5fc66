import { randomBytes } from 'node:crypto';
import type { Instant } from '#domain/date.ts';
import type { Operator } from '#domain/operating/operator.ts';
import { hashOfPassword, newPassword } from '../../ground/password.ts';
import { base32, totpAddress } from './totp.ts';

/** As long as the hash that codes are made by: RFC 4226, part 4. */
const secretBytes = 20;

/** A new password and a new second factor, told once and kept as hash and seal. */
export async function newAccount(
  name: string,
  madeAt: Instant,
): Promise<{ readonly operator: Operator; readonly password: string; readonly address: string }> {
  const password = newPassword();
  const totpSecret = base32(randomBytes(secretBytes));
  const stamp = randomBytes(6).toString('base64url');
  const operator = { name, passwordHash: await hashOfPassword(password), totpSecret, stamp, madeAt };
  return { operator, password, address: totpAddress(name, totpSecret) };
}
