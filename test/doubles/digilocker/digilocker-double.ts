import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type DoubleAnswer, type DoubleRequest, type HttpDouble, openHttpDouble } from '../http-double.ts';
import { accounts, eAadhaarOf, type Person } from './digilocker-accounts.ts';

export const digilockerClient = { clientId: 'CHHATRI01', clientSecret: 'a1b2c3d4e5f6a7b8c9d0' } as const;

/** The redirect addresses that are entered on the partner's portal. */
const entered = /^https?:\/\/[^/]+\/health-plan\/identity\/return\/$/;

type Granted = { readonly person: Person; readonly challenge: string; readonly redirectUri: string };

export type DigilockerDouble = HttpDouble & {
  /** Signs in on the page of this address and agrees; where the browser is then sent. */
  readonly agree: (pageUrl: string, person?: Person) => string;
  /** Signs in and says no. */
  readonly refuse: (pageUrl: string) => string;
  /** The last token that was given; undefined while none was. */
  readonly lastToken: () => string | undefined;
  /** Files from now on are signed with another secret than the client's, or not at all. */
  readonly signWith: (secret: string | undefined) => void;
};

/** DigiLocker's OAuth pages and e-Aadhaar as they are published, on this machine. */
export async function openDigilockerDouble(): Promise<DigilockerDouble> {
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Person>();
  let signing: string | undefined = digilockerClient.clientSecret;
  const agree = (pageUrl: string, person: Person = accounts.asha) => {
    const { challenge, redirectUri, state } = requestIn(new URL(pageUrl).searchParams);
    const code = randomBytes(20).toString('hex');
    codes.set(code, { person, challenge, redirectUri });
    return `${redirectUri}?${new URLSearchParams({ code, state })}`;
  };
  const refuse = (pageUrl: string) => {
    const { redirectUri, state } = requestIn(new URL(pageUrl).searchParams);
    return `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state })}`;
  };
  const http = await openHttpDouble((request) => {
    switch (`${request.method} ${request.path}`) {
      case 'GET /public/oauth2/1/authorize': {
        const page = `http://double/?${request.query}`;
        return { status: 200, body: consentPage(agree(page), refuse(page)) };
      }
      case 'POST /public/oauth2/1/token':
        return token(request, codes, tokens);
      case 'GET /public/oauth2/3/xml/eaadhaar':
        return eAadhaar(request, tokens, signing);
      default:
        return refusal(404, 'not_found');
    }
  });
  return {
    ...http,
    agree,
    refuse,
    lastToken: () => [...tokens.keys()].at(-1),
    signWith: (secret) => {
      signing = secret;
    },
  };
}

/** @throws where the real page would tell the buyer that the application is set up wrongly */
function requestIn(query: URLSearchParams) {
  const param = (name: string) => query.get(name) ?? '';
  const [redirectUri, state, challenge] = ['redirect_uri', 'state', 'code_challenge'].map(param);
  if (param('client_id') !== digilockerClient.clientId || param('response_type') !== 'code')
    throw new Error('invalid client');
  if (!redirectUri || !entered.test(redirectUri)) throw new Error('invalid redirect_uri');
  if (!state || !challenge || challenge.length !== 43 || param('code_challenge_method') !== 'S256')
    throw new Error('invalid request');
  return { redirectUri, state, challenge };
}

function consentPage(yes: string, no: string): string {
  const link = (to: string, text: string) => `<a href="${to.replaceAll('&', '&amp;')}">${text}</a>`;
  return `<!doctype html><title>DigiLocker double</title><h1>DigiLocker double</h1>${link(yes, 'Allow')} ${link(no, 'Deny')}`;
}

function refusal(status: number, error: string): DoubleAnswer {
  return { status, body: { error, error_description: 'In words' } };
}

function token(
  { body }: DoubleRequest,
  codes: Map<string, Granted>,
  tokens: Map<string, Person>,
): DoubleAnswer {
  const form = new URLSearchParams(body);
  const { clientId, clientSecret } = digilockerClient;
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    return refusal(401, 'invalid_client');
  const code = form.get('code') ?? '';
  const granted = codes.get(code);
  codes.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight =
    form.get('grant_type') === 'authorization_code' &&
    granted?.redirectUri === form.get('redirect_uri') &&
    granted?.challenge === challenge;
  if (!granted || !isRight) return refusal(400, 'invalid_grant');
  const accessToken = randomBytes(20).toString('hex');
  tokens.set(accessToken, granted.person);
  const { name, dob, uid } = granted.person;
  return {
    status: 200,
    body: {
      access_token: accessToken,
      expires_in: 3600,
      token_type: 'Bearer',
      scope: '',
      refresh_token: randomBytes(20).toString('hex'),
      digilocker_id: '123e4567-e89b-12d3-a456-426655440000',
      name,
      dob: dob.replaceAll('-', ''),
      gender: 'F',
      eaadhar: uid === undefined ? 'N' : 'Y',
      reference_key: '1c66bec26364cd6fefaabc6cae91840a',
    },
  };
}

function eAadhaar(
  { headers }: DoubleRequest,
  tokens: ReadonlyMap<string, Person>,
  signing: string | undefined,
): DoubleAnswer {
  const person = tokens.get((headers.authorization ?? '').replace('Bearer ', ''));
  if (!person) return refusal(401, 'invalid_token');
  if (person.uid === undefined) return refusal(404, 'aadhaar_not_linked');
  const body = eAadhaarOf(person);
  const hmac =
    signing === undefined ? {} : { hmac: createHmac('sha256', signing).update(body).digest('base64') };
  return { status: 200, body, headers: { 'content-type': 'application/xml', ...hmac } };
}
