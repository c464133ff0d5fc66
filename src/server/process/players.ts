/** What stands for each company outside. */
export type Players = {
  readonly paymentGateway: 'sandbox';
  readonly kycProvider: 'sandbox';
  readonly insurerGateway: 'sandbox';
  readonly messages: 'sandbox';
};

const ports: Readonly<Record<keyof Players, { readonly setting: string; readonly role: string }>> = {
  paymentGateway: { setting: 'PAYMENT_GATEWAY', role: 'payment gateway' },
  kycProvider: { setting: 'KYC_PROVIDER', role: 'identity check' },
  insurerGateway: { setting: 'INSURER_GATEWAY', role: 'insurers' },
  messages: { setting: 'MESSAGES', role: 'messages' },
};

function playedBySandboxes(players: Players): readonly (typeof ports)[keyof Players][] {
  const names = Object.keys(ports) as (keyof Players)[]; // the keys of the record are its names
  return names.filter((name) => players[name] === 'sandbox').map((name) => ports[name]);
}

/** Why the server does not start where people buy for real; none when no sandbox plays. */
export function sandboxProblems(players: Players): readonly string[] {
  const settings = playedBySandboxes(players).map(({ setting }) => setting);
  if (settings.length === 0) return [];
  return [
    `Sandboxes are not for real buyers: they take no money and insure nobody, and this server is for real buyers by \
its public PUBLIC_ORIGIN or by NODE_ENV=production. Set ${inWords(settings)} to something other than sandbox, or set \
ALLOW_SANDBOX=yes where people only try it out.`,
  ];
}

/** Said on the console at the start; undefined when no sandbox plays. */
export function sandboxNotice(players: Players): string | undefined {
  const roles = playedBySandboxes(players).map(({ role }) => role);
  return roles.length === 0 ? undefined : `Played by sandboxes: ${inWords(roles)}. See /sandbox/`;
}

function inWords(texts: readonly string[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(texts);
}
