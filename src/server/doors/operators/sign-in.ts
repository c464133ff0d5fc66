import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Operator, operatorName } from '#domain/operating/operator.ts';
import type { Operators } from '#usecases/ports/keeping.ts';
import type { Clock } from '#usecases/ports.ts';
import { type PasswordHash, parsePasswordHash, usualCost } from '../../ground/password.ts';
import { fromBase32, stepOfCode } from './totp.ts';
import { type CountedTries, countTries, type Tried } from './tries.ts';

export type Credentials = { readonly who: string; readonly password: string; readonly code: string };

type Needs = {
  readonly clock: Clock;
  readonly store: Pick<Operators, 'operatorByName' | 'spendOperatorStep'>;
  readonly tried: CountedTries;
  readonly isRight: (password: string, hash: PasswordHash) => Promise<boolean>;
};

/** Whose account a name, a password and a code open together. */
export function createSignIn({ clock, store, tried, isRight }: Needs) {
  const spendCode = createCodes({ clock, store });
  return (request: FastifyRequest, { who, password, code }: Credentials): Promise<Tried<Operator>> =>
    tried<Operator>(request, async () => {
      const name = operatorName(who);
      const operator = name && (await store.operatorByName(name))?.operator;
      // A name that nobody has takes as long as one that somebody has.
      const hash = (operator && parsePasswordHash(operator.passwordHash)) || nobodysHash;
      const isTheirs = await isRight(password, hash);
      return operator && isTheirs ? spendCode(operator, code) : { kind: 'wrong', what: 'password' };
    });
}

/** Wrong codes beside a right password, in fifteen minutes: of a million codes three are right at a time. */
const codeTries = { perNetwork: 5, inAll: Number.POSITIVE_INFINITY, minutes: 15 };

/** The second factor. Only whoever knows the password spends its tries, so no stranger locks an operator out. */
function createCodes({ clock, store }: Pick<Needs, 'clock' | 'store'>) {
  const now = () => Date.parse(clock.now());
  const tries = countTries(codeTries, now);
  return async (operator: Operator, code: string): Promise<Tried<Operator>> => {
    const { name, totpSecret } = operator;
    const wait = tries.begin(name);
    if (wait > 0) return { kind: 'wait', seconds: wait };
    const step = stepOfCode(fromBase32(totpSecret), code, Math.floor(now() / 1_000));
    const isSpent = step !== undefined && (await store.spendOperatorStep(name, step, clock.now()));
    if (!isSpent) return { kind: 'wrong', what: 'code' };
    tries.wasRight(name);
    return { kind: 'right', opened: operator };
  };
}

/** No password makes it. */
const nobodysHash: PasswordHash = { cost: usualCost, salt: randomBytes(16), hash: randomBytes(32) };
