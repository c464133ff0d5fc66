import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IsoDate } from '#domain/date.ts';
import { normaliseName } from '#domain/identity/name/name.ts';
import type { KycFinding } from '#domain/kyc/kyc.ts';
import { never } from '#domain/result.ts';
import type { KycConsentPage } from '#usecases/ports/kyc-provider.ts';

/** A sandbox keeps so many waiting things: of more the oldest goes. */
export const mostWaiting = 1000;

type Person = { readonly name: string; readonly dateOfBirth: IsoDate };
/** What the registry can tell of somebody. */
type Account = Person & { readonly maskedNumber: string };

type RegistryPageRequest = { readonly state: string; readonly returnUrl: string; readonly secret: string };
type Grant = { readonly page: RegistryPageRequest; readonly finding: KycFinding };

/** What a person can make of the page; the first two are what a real one offers. */
const outcomes = ['tell', 'refuse', 'somebody-else', 'no-aadhaar', 'away'] as const;
type Outcome = (typeof outcomes)[number];

const somebodyElse: Account = {
  name: 'BALU PATIL',
  dateOfBirth: '1971-08-02' as IsoDate, // a day of the calendar
  maskedNumber: 'XXXX XXXX 5678',
};

/** As registries keep names: capitals, single spaces. */
export function registered(name: string): string {
  return normaliseName(name).toUpperCase();
}

/** Pretends to be a registry, with a page of its own on which a person plays the buyer. */
export function createSandboxRegistry() {
  const pages = new LRUCache<string, RegistryPageRequest>({ max: mostWaiting });
  const grants = new LRUCache<string, Grant>({ max: mostWaiting });
  const consent: KycConsentPage = {
    open: (request) => {
      const [id, secret] = [unguessable(16), unguessable(32)];
      pages.set(id, { ...request, secret });
      return { url: `/sandbox/identity/${id}`, secret };
    },
    redeem: async ({ code, secret, returnUrl }) => {
      const grant = grants.get(code);
      grants.delete(code);
      const isRight = grant?.page.secret === secret && grant.page.returnUrl === returnUrl;
      return grant && isRight ? grant.finding : { kind: 'unfinished' };
    },
  };
  /** Where the browser is sent with what was made of the page; undefined when the page or the outcome is unknown. */
  const choose = (id: string, choice: string, proposer: Person): string | undefined => {
    const page = pages.get(id);
    const outcome = outcomes.find((each) => each === choice);
    if (!page || !outcome) return undefined;
    const finding = findingOf(outcome, proposer);
    if (!finding) return returnOf(page, { error: 'access_denied' });
    const code = unguessable(16);
    grants.set(code, { page, finding });
    return returnOf(page, { code });
  };
  return {
    consent,
    desk: { outcomes, accountOf, choose, stateOf: (id: string) => pages.get(id)?.state },
  };
}

function unguessable(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function accountOf({ name, dateOfBirth }: Person): Account {
  return { name: registered(name), dateOfBirth, maskedNumber: 'XXXX XXXX 1234' };
}

/** Undefined: it may tell nothing. */
function findingOf(outcome: Outcome, proposer: Person): KycFinding | undefined {
  switch (outcome) {
    case 'tell':
      return { kind: 'verified', ...accountOf(proposer) };
    case 'somebody-else':
      return { kind: 'verified', ...somebodyElse };
    case 'no-aadhaar':
      return { kind: 'not-found' };
    case 'away':
      return { kind: 'unavailable' };
    case 'refuse':
      return undefined;
    default:
      return never(outcome);
  }
}

function returnOf(
  { returnUrl, state }: RegistryPageRequest,
  answers: Readonly<Record<string, string>>,
): string {
  return `${returnUrl}?${new URLSearchParams({ ...answers, state })}`;
}
