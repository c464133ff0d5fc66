import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { challengeSeconds } from '#domain/opening/passkey.ts';
import type { PasskeyCeremonies, PasskeyQuestion, PasskeySite } from '#usecases/ports/passkeys.ts';

const timeout = challengeSeconds * 1_000;
/** EdDSA, ES256 and RS256, as COSE numbers them: one of them every authenticator has. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The ceremonies by `@simplewebauthn/server`: no attestation is asked for, and always the lock of the device. */
export const webAuthn: PasskeyCeremonies = {
  askNew: async (site, { userId, userName, credentialIds }) =>
    questionOf(
      await generateRegistrationOptions({
        rpName: site.name,
        rpID: hostOf(site),
        userName,
        userID: new TextEncoder().encode(userId),
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: credentialIds.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        preferredAuthenticatorType: 'localDevice',
      }),
    ),
  checkNew: (site, { response, isChallenge }) =>
    unlessRefused(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        // The library looks at each part of it before it believes it.
        response: JSON.parse(response) as RegistrationResponseJSON,
        expectedChallenge: isChallenge,
        expectedOrigin: site.origin,
        expectedRPID: hostOf(site),
        requireUserVerification: true,
        supportedAlgorithmIDs,
      });
      if (!verified) return undefined;
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    }),
  askUse: async (site) =>
    questionOf(
      await generateAuthenticationOptions({ rpID: hostOf(site), timeout, userVerification: 'required' }),
    ),
  credentialIdIn: (response) => {
    const id = fieldOf(response, 'id');
    return typeof id === 'string' && id !== '' ? id : undefined;
  },
  checkUse: (site, { credentialId: id, publicKey, counter }, { response, isChallenge }) =>
    unlessRefused(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: JSON.parse(response) as AuthenticationResponseJSON,
        expectedChallenge: isChallenge,
        expectedOrigin: site.origin,
        expectedRPID: hostOf(site),
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    }),
};

function questionOf(options: { readonly challenge: string }): PasskeyQuestion {
  return { options: JSON.stringify(options), challenge: options.challenge };
}

function hostOf({ origin }: PasskeySite): string {
  return new URL(origin).hostname;
}

/** The library throws at whatever is not as it has to be, a text that is no JSON among it: all of that is a refusal. */
async function unlessRefused<Value>(check: () => Promise<Value | undefined>): Promise<Value | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

function fieldOf(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}
