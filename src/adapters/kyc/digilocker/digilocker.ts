import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { KycFinding } from '#domain/kyc/kyc.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { KycConsentPage, KycProvider } from '#usecases/ports/kyc-provider.ts';
import { jsonIn } from '../../http/http-client.ts';
import { createDigilockerHttp, type RegistryAnswer, type RegistryHttp } from './digilocker-http.ts';
import { readEAadhaar } from './e-aadhaar.ts';

export type DigilockerSetting = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly origin: string;
  readonly journal: Journal;
};

export const authorizePath = '/public/oauth2/1/authorize';
export const tokenPath = '/public/oauth2/1/token';
export const eAadhaarPath = '/public/oauth2/3/xml/eaadhaar';

/** Milliseconds for both calls together: a buyer waits for them. */
const answerWithin = 10_000;

const unavailable = { kind: 'unavailable' } as const;
const codeOver = { kind: 'code-over' } as const;

/** DigiLocker by OAuth 2 with PKCE: the buyer signs in there, and lets us read their e-Aadhaar once. */
export function openDigilocker(setting: DigilockerSetting): KycProvider {
  const http = createDigilockerHttp(setting.origin, setting.journal);
  return {
    search: async () => unavailable,
    confirm: async () => codeOver,
    sendCode: async () => codeOver,
    takesNumbers: false,
    consent: {
      open: (request) => openPage(setting, request),
      redeem: (answer) => redeem(setting, http, answer),
    },
  };
}

function openPage(
  { clientId, origin }: DigilockerSetting,
  { state, returnUrl }: Parameters<KycConsentPage['open']>[0],
): ReturnType<KycConsentPage['open']> {
  const secret = randomBytes(48).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: returnUrl,
    state,
    code_challenge: createHash('sha256').update(secret).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return { url: `${origin}${authorizePath}?${query}`, secret };
}

async function redeem(
  setting: DigilockerSetting,
  http: RegistryHttp,
  returnedAnswer: Parameters<KycConsentPage['redeem']>[0],
): Promise<KycFinding> {
  const until = AbortSignal.timeout(answerWithin);
  const answer = await askToken(setting, http, returnedAnswer, until);
  if (answer?.status === 400 && errorIn(answer) === 'invalid_grant') return { kind: 'unfinished' };
  const token = answer?.status === 200 ? tokenIn(answer) : undefined;
  if (token === undefined) return unavailable;
  const headers = { authorization: `Bearer ${token}` };
  const file = await http.ask({ name: 'eaadhaar', path: eAadhaarPath, headers }, until);
  if (file?.status === 404 && noAadhaar.includes(errorIn(file) ?? '')) return { kind: 'not-found' };
  if (file?.status !== 200 || !isWhole(file, setting.clientSecret)) return unavailable;
  return personIn(file);
}

function askToken(
  { clientId, clientSecret }: DigilockerSetting,
  http: RegistryHttp,
  { code, secret, returnUrl }: Parameters<KycConsentPage['redeem']>[0],
  until: AbortSignal,
): Promise<RegistryAnswer | undefined> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: returnUrl,
    code_verifier: secret,
  });
  return http.ask({ name: 'token', path: tokenPath, headers: { accept: 'application/json' }, form }, until);
}

/** The account has no Aadhaar, or it has to be linked anew: nothing to be had there for this buyer. */
const noAadhaar = ['aadhaar_not_linked', 'aadhaar_not_available'];

const refusal = v.object({ error: v.string() });
const granted = v.object({ access_token: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,4096}$/)) });

const errorIn = (answer: RegistryAnswer) => readAs(refusal, answer)?.error;
const tokenIn = (answer: RegistryAnswer) => readAs(granted, answer)?.access_token;

function readAs<T>(shape: v.GenericSchema<unknown, T>, { body }: RegistryAnswer): T | undefined {
  const read = v.safeParse(shape, jsonIn(body.toString('utf8')));
  return read.success ? read.output : undefined;
}

/** Files come with an HMAC under the client's secret; of the e-Aadhaar it is not said, so one that is missing is let be. */
function isWhole({ body, hmac }: RegistryAnswer, clientSecret: string): boolean {
  if (hmac === undefined) return true;
  const right = createHmac('sha256', clientSecret).update(body).digest();
  const hmacBytes = Buffer.from(hmac, 'base64');
  return hmacBytes.length === right.length && timingSafeEqual(hmacBytes, right);
}

function personIn({ body }: RegistryAnswer): KycFinding {
  const person = readEAadhaar(body.toString('utf8'));
  if (!person) return unavailable;
  const { name, dateOfBirth, maskedNumber } = person;
  return dateOfBirth ? { kind: 'verified', name, dateOfBirth, maskedNumber } : { kind: 'not-found' };
}
