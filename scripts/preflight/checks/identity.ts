import { tokenPath } from '#adapters/kyc/digilocker/digilocker.ts';
import { consentReturnPath } from '#server/doors/calls/kyc-consent.ts';
import type { Config } from '#server/ground/settings/config.ts';
import { isKycPlayed } from '#server/ground/settings/kyc-settings.ts';
import { accountText, ask } from '../ask.ts';
import { type Check, type FindingText, good, warning } from '../findings.ts';

type Registry = Exclude<Config['kyc'], { by: 'sandbox' }>;

/** Shows a code that nobody was given: a client that is known hears that the code is wrong, any other that it is unknown. */
async function digilocker(kyc: Registry, publicOrigin: string | undefined): Promise<readonly FindingText[]> {
  const returnUrl = `${publicOrigin ?? ''}${consentReturnPath}`;
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'preflight',
    client_id: kyc.clientId,
    client_secret: kyc.clientSecret,
    redirect_uri: returnUrl,
    code_verifier: 'preflight'.repeat(5),
  });
  const answer = await ask(`${kyc.origin}${tokenPath}`, { accept: 'application/json' }, form);
  const isClientRefused = answer.status === 400 && /"(?:invalid|unauthorized)_client/.test(answer.body);
  const key = 'DIGILOCKER_CLIENT_ID and DIGILOCKER_CLIENT_SECRET';
  return [
    ...accountText(isClientRefused ? { ...answer, status: 401 } : answer, {
      who: 'DigiLocker',
      fine: [400],
      key,
    }),
    isKycPlayed(kyc)
      ? warning('DIGILOCKER_ORIGIN leads to a stand-in: nobody is checked.')
      : good(`Enter ${returnUrl} at DigiLocker as the redirect address, letter for letter.`),
  ];
}

export function identityChecks({ kyc, publicOrigin }: Config): readonly Check[] {
  return kyc.by === 'sandbox' ? [] : [{ about: 'identity', look: () => digilocker(kyc, publicOrigin) }];
}
