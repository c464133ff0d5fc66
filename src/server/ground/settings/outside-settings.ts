import { type InsurerSetting, isInsurerPlayed } from './insurer-settings.ts';
import { isKycPlayed, type KycSetting } from './kyc-settings.ts';
import { type MessageSetting, standInsForPhones } from './message-settings.ts';
import { type PaymentSetting, playedBecause } from './payment-settings.ts';

/** What stands for each company outside. */
export type OutsideSettings = {
  readonly payment: PaymentSetting;
  readonly kyc: KycSetting;
  readonly insurer: InsurerSetting;
  readonly messages: MessageSetting;
};

const ports: Readonly<Record<keyof OutsideSettings, { readonly setting: string; readonly role: string }>> = {
  payment: { setting: 'PAYMENT_GATEWAY', role: 'payment gateway' },
  kyc: { setting: 'KYC_PROVIDER', role: 'identity check' },
  insurer: { setting: 'INSURER_GATEWAY', role: 'insurers' },
  messages: { setting: 'MESSAGES', role: 'messages' },
};

function playedBySandboxes(settings: OutsideSettings): readonly (typeof ports)[keyof OutsideSettings][] {
  const names = Object.keys(ports) as (keyof OutsideSettings)[]; // the keys of the record are its names
  return names.filter((name) => playerOf(settings, name) === 'sandbox').map((name) => ports[name]);
}

/** Some company outside is played, so people only try the app out. */
export function isTryOut(settings: OutsideSettings): boolean {
  return playedBySandboxes(settings).length > 0;
}

function playerOf(settings: OutsideSettings, name: keyof OutsideSettings): string {
  if (name === 'payment' || name === 'insurer') return settings[name].gateway;
  return settings[name].by;
}

const notReal = {
  'test-key': 'its key is a test key, with which nobody pays anything',
  'stand-in': 'PAYMENT_API_ORIGIN leads to a stand-in on this machine',
} as const;

const tryOut = 'or set ALLOW_SANDBOX=yes where people only try it out.';

/** Why the server does not start where people buy for real; none when no sandbox plays and the money is real. */
export function sandboxProblems(settings: OutsideSettings): readonly string[] {
  const { payment, kyc, insurer, messages } = settings;
  const players = playedBySandboxes(settings).map(({ setting }) => setting);
  const noMoney = playedBecause(payment);
  const problems: readonly (readonly [isProblem: boolean, problem: string])[] = [
    [
      players.length > 0,
      `Sandboxes are not for real buyers: they take no money and insure nobody, and this server is for real buyers by \
its public PUBLIC_ORIGIN or by NODE_ENV=production. Set ${inWords(players)} to something other than sandbox, ${tryOut}`,
    ],
    [
      noMoney !== undefined,
      `PAYMENT_GATEWAY=${payment.gateway} would take no money, as ${noMoney && notReal[noMoney]}, and policies would be \
issued for it. Use the key of real payments, ${tryOut}`,
    ],
    [
      isKycPlayed(kyc),
      `KYC_PROVIDER=${kyc.by} would check nobody, as DIGILOCKER_ORIGIN leads to a stand-in on this machine. Set \
DigiLocker's own, ${tryOut}`,
    ],
    [
      isInsurerPlayed(insurer),
      `INSURER_GATEWAY=http would insure nobody, as INSURER_URLS leads to a stand-in on this machine. Use addresses with \
https, ${tryOut}`,
    ],
    ...standInsForPhones(messages).map((setting): readonly [boolean, string] => [
      true,
      `MESSAGES=${messages.by} would reach no phone, as ${setting} leads to a stand-in on this machine. Take it out, \
${tryOut}`,
    ]),
  ];
  return problems.flatMap(([isProblem, problem]) => (isProblem ? [problem] : []));
}

/**
 * The console shows it at the start; undefined when the gateway that is set takes money, or is a sandbox
 * anyway.
 */
export function moneyNotice({ payment }: OutsideSettings): string | undefined {
  const why = playedBecause(payment);
  return why && `No money is taken: PAYMENT_GATEWAY=${payment.gateway}, but ${notReal[why]}.`;
}

/** The console shows it at the start; undefined when no sandbox plays. */
export function sandboxNotice(settings: OutsideSettings): string | undefined {
  const roles = playedBySandboxes(settings).map(({ role }) => role);
  return roles.length === 0 ? undefined : `Played by sandboxes: ${inWords(roles)}. See /sandbox/`;
}

function inWords(texts: readonly string[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(texts);
}
