import { base32, codeAt, fromBase32, stepAt } from '#server/doors/operators/totp.ts';
import { hashOfPassword } from '#server/ground/password.ts';
import type { Ports } from '#usecases/ports.ts';

const totpSecret = base32(Buffer.from('12345678901234567890'));

/** The least that a setting may hold: many passwords are tried here, and none is worth guessing. */
export const lowCost = 14;

/** Somebody who may sign in, once more with a code that was used: each test is at a moment of its own. */
export async function anOperator(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  facts: { readonly name: string; readonly password: string; readonly stamp?: string },
): Promise<void> {
  const { name, password, stamp = 'a-stamp1' } = facts;
  const operator = await store.operatorByName(name);
  const passwordHash = operator?.operator.passwordHash ?? (await hashOfPassword(password, lowCost));
  await store.saveOperator({ name, passwordHash, totpSecret, stamp, madeAt: clock.now() });
}

/** What their app shows. */
export function codeNow({ clock }: Pick<Ports, 'clock'>): string {
  return codeAt(fromBase32(totpSecret), stepAt(Date.parse(clock.now()) / 1_000));
}
