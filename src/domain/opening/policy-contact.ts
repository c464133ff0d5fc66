import { type Instant, parseIsoDate } from '../date.ts';
import { isEmail, normaliseEmail } from '../identity/email.ts';
import { inCapitals } from '../identity/identifier-text.ts';
import { isMobile, normaliseMobile } from '../identity/mobile.ts';
import { visibleText } from '../identity/visible-text.ts';
import type { ContactId, PolicyContactId, ProposalId } from '../ids.ts';

/** A mobile or an e-mail address, normalised; or who somebody is: their name and birth date. */
export type ContactAddress = { readonly kind: 'mobile' | 'email' | 'person'; readonly value: string };

/**
 * What a contact may do with a policy.
 * - `holder`: a code to it opens the policy, and who has typed one decides who else may.
 * - `second`: somebody whom the holder let in: reads, and decides nothing.
 * - `mail`: the holder's own address, proven by a code that went to it alone. A code to it opens the policy as well.
 * - `known`: operators find the policy by it, and it opens nothing.
 */
export type ContactRole = 'holder' | 'second' | 'mail' | 'known';

/** Whoever has typed a code to one reads the policy. */
export const openingRoles = ['holder', 'second', 'mail'] as const satisfies readonly ContactRole[];

/** Whoever has typed a code to one decides over the policy. */
const holdingRoles: readonly ContactRole[] = ['holder', 'mail'];

export function isHoldingRole(role: ContactRole): boolean {
  return holdingRoles.includes(role);
}

export type PolicyContact = {
  readonly id: PolicyContactId;
  readonly proposalId: ProposalId;
  readonly contactId: ContactId;
  readonly address: ContactAddress;
  readonly role: ContactRole;
  /** Whom the holder has let in; '' of a holder. */
  readonly name: string;
  readonly addedAt: Instant;
  /** In the future for a new mobile that the old one has still to hear of. */
  readonly holdsFrom: Instant;
  /** From then on it opens nothing; undefined: no end is set. */
  readonly endsAt: Instant | undefined;
  /** When it was first opened by a code to this contact; undefined: not yet. */
  readonly openedAt: Instant | undefined;
};

export function contactHolds(
  { holdsFrom, endsAt }: Pick<PolicyContact, 'holdsFrom' | 'endsAt'>,
  at: Instant,
): boolean {
  return holdsFrom <= at && (endsAt === undefined || at < endsAt);
}

/** Undefined: it is no mobile that a code could be sent to. */
export function mobileAddress(text: string): ContactAddress | undefined {
  return isMobile(text) ? { kind: 'mobile', value: normaliseMobile(text) } : undefined;
}

export function mailAddress(text: string): ContactAddress | undefined {
  return isEmail(text) ? { kind: 'email', value: normaliseEmail(text).toLowerCase() } : undefined;
}

/** However a name is spaced and spelt in capitals, it is the same. Undefined without a name or a day of birth. */
export function personAddress(name: string, dateOfBirth: string): ContactAddress | undefined {
  const words = inCapitals(visibleText(name)).split(' ').filter(Boolean);
  const birth = parseIsoDate(dateOfBirth);
  return words.length > 0 && birth ? { kind: 'person', value: `${words.join(' ')} ${birth}` } : undefined;
}

/** Somebody with a family has no more. */
export const mostSeconds = 3;

/** Days that a new mobile waits while the old one is told: whoever has stolen a number's policy has to wait them out. */
export const changeDays = 3;
