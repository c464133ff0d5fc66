import { choice, isHere, neededOf, type Reading, shaped, textIf, type Variables } from './setting-kinds.ts';

/** Who says who somebody is, with all that it needs. */
export type KycSetting =
  | { readonly by: 'sandbox' }
  | {
      readonly by: 'digilocker';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly origin: string;
    };

export const kycSettings = {
  KYC_PROVIDER: choice(['sandbox', 'digilocker']),
  DIGILOCKER_CLIENT_ID: shaped(/^[\w.-]{4,100}$/, 'it has to be the client id, without a space'),
  DIGILOCKER_CLIENT_SECRET: shaped(/^\S{8,200}$/, 'it has to be the client secret, without a space'),
  /** Whoever it leads to gets the secret, so it is the government's or this machine's. */
  DIGILOCKER_ORIGIN: textIf(
    isRegistry,
    'it has to be the https origin of DigiLocker under gov.in, or of a stand-in on this machine such as http://127.0.0.1:9000',
  ),
};

function isRegistry(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text) return false;
  return protocol === 'https:' ? hostname.endsWith('.gov.in') : protocol === 'http:' && isHere(hostname);
}

/** It sends people back to us, so it has to know where we are. */
const needed = [
  'DIGILOCKER_CLIENT_ID',
  'DIGILOCKER_CLIENT_SECRET',
  'DIGILOCKER_ORIGIN',
  'PUBLIC_ORIGIN',
] as const;

export function readKyc(
  read: Variables<typeof kycSettings> & { readonly PUBLIC_ORIGIN?: string | undefined },
): Reading<{ readonly kyc: KycSetting }> {
  const by = read.KYC_PROVIDER;
  if (by === 'sandbox') return { ok: true, kyc: { by } };
  const reading = neededOf(read, needed, `KYC_PROVIDER=${by}`);
  if (!reading.ok) return reading;
  const { DIGILOCKER_CLIENT_ID: clientId, DIGILOCKER_CLIENT_SECRET: clientSecret } = reading.all;
  return { ok: true, kyc: { by, clientId, clientSecret, origin: reading.all.DIGILOCKER_ORIGIN } };
}

/** Whether what is set up as the registry is a stand-in, which knows nobody. */
export function isKycPlayed(kyc: KycSetting): boolean {
  return kyc.by !== 'sandbox' && isHere(new URL(kyc.origin).hostname);
}
