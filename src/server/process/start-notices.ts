import type { Config } from '../ground/settings/config.ts';
import { moneyNotice, sandboxNotice } from '../ground/settings/outside-settings.ts';
import { descriptorNotice } from './descriptors.ts';

/** The console shows at the start what is fine for a try-out and not for real buyers. */
export function startNotices(config: Config, descriptors: number | undefined): readonly string[] {
  return [
    sandboxNotice(config),
    moneyNotice(config),
    originNotice(config),
    keysNotice(config),
    operatorsNotice(config),
    metricsNotice(config),
    helpNotice(config),
    descriptorNotice(descriptors),
  ].filter((notice) => notice !== undefined);
}

function helpNotice({ help }: Config): string | undefined {
  if (!help.isSandbox) return undefined;
  return 'HELP_PHONE and its like are not set: the help page names a number at which nobody answers, and says so.';
}

const onThisMachine = ['localhost', '127.0.0.1', '::1'];

function originNotice({ publicOrigin, host }: Config): string | undefined {
  if (publicOrigin !== undefined || onThisMachine.includes(host)) return undefined;
  return 'PUBLIC_ORIGIN is not set: cookies are bound neither to https nor to a host. Set it before real buyers come.';
}

function operatorsNotice({ hasOperators, publicOrigin, host }: Config): string | undefined {
  const isGuarded = publicOrigin?.startsWith('https:') || onThisMachine.includes(host);
  if (!hasOperators || isGuarded) return undefined;
  return 'OPERATORS is set without an https PUBLIC_ORIGIN: whoever listens in between reads the password.';
}

function metricsNotice({
  isForRealBuyers,
  hasOperators,
  metricsPassword,
  operations,
}: Config): string | undefined {
  if (!isForRealBuyers || hasOperators || metricsPassword || operations) return undefined;
  return '/metrics is answered to nobody, as nothing guards it: set OPERATIONS_ADDRESS, METRICS_PASSWORD_HASH or OPERATORS.';
}

function keysNotice({ databaseUrl, dataKeys }: Config): string | undefined {
  if (databaseUrl === undefined || dataKeys !== undefined) return undefined;
  return 'DATA_KEYS is not set: what is sealed in the database opens only with the keys.json of this DATA_DIR.';
}
