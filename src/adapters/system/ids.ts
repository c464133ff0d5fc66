import { randomBytes, randomInt } from 'node:crypto';
import { type AnyId, asId } from '#domain/ids.ts';
import type { Ids } from '#usecases/ports.ts';

/** No letters or digits that are mistaken for one another when read out. */
const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const randomIds: Ids = {
  visitor: () => unguessable(),
  quote: () => unguessable(),
  transaction: () => unguessable(),
  proposal: () => unguessable(),
  share: () => unguessable(),
  callBack: () => unguessable(),
  serviceRequest: () => unguessable(),
  crn: () => `CH-${readableText(4)}-${String(randomInt(100)).padStart(2, '0')}`,
  proposalNumber: () => `CHT-${readableText(4)}-${readableText(4)}-${readableText(4)}`,
  // Gateways take at most 40 characters.
  receipt: () => `rcpt_${randomBytes(24).toString('base64url')}`,
  requestReference: () => `CH ${digits(4)} ${digits(4)}`,
};

function unguessable<T extends AnyId>(): T {
  return asId<T>(randomBytes(24).toString('base64url'));
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}

function readableText(length: number): string {
  return Array.from({ length }, () => readable.charAt(randomInt(readable.length))).join('');
}
