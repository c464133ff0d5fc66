import { choice, isHere, neededOf, type Reading, readAs, type Variables } from './setting-kinds.ts';

type Key = { readonly id: string; readonly secret: string };

type Endpoint = {
  /** The catalogue's slug of the insurer, or `all`. */
  readonly insurer: string;
  readonly url: string;
  readonly keys: readonly [Key, ...Key[]];
};

/** What decides on proposals and issues policies, with all that it needs. */
export type InsurerSetting =
  | { readonly gateway: 'sandbox' }
  | { readonly gateway: 'http'; readonly endpoints: readonly Endpoint[] };

type Address = { readonly insurer: string; readonly url: string };
type NamedKey = Key & { readonly insurer: string };

function listOf<Item>(read: (text: string) => Item | undefined) {
  return (text: string): readonly Item[] | undefined => {
    const parts = text.split(',');
    const items = parts.map((each) => read(each.trim())).filter((item) => item !== undefined);
    return items.length === parts.length ? items : undefined;
  };
}

export const insurerSettings = {
  INSURER_GATEWAY: choice(['sandbox', 'http']),
  INSURER_URLS: readAs(
    listOf(addressOf),
    'it has to be a list such as himgiri=https://api.example.in,all=https://hub.example.in, with http:// on this machine alone',
  ),
  INSURER_KEYS: readAs(
    listOf(keyOf),
    'it has to be a list such as himgiri:key id:secret, each secret 32 to 200 letters, digits or +/=_-',
  ),
};

const slug = /^[a-z0-9][a-z0-9-]{0,62}$/;

function addressOf(text: string): Address | undefined {
  const cut = text.indexOf('=');
  const [insurer, address] = [text.slice(0, cut), text.slice(cut + 1)];
  if (!slug.test(insurer) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isGuarded = url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname));
  const hasMore = [url.search, url.hash, url.username, url.password].some((part) => part !== '');
  return isGuarded && !hasMore ? { insurer, url: url.href.replace(/\/$/, '') } : undefined;
}

function keyOf(text: string): NamedKey | undefined {
  const [insurer = '', id = '', secret = '', ...more] = text.split(':');
  const isRight = slug.test(insurer) && /^[\w-]{1,60}$/.test(id) && /^[\w+/=-]{32,200}$/.test(secret);
  return isRight && more.length === 0 ? { insurer, id, secret } : undefined;
}

export function readInsurer(
  read: Variables<typeof insurerSettings>,
): Reading<{ readonly insurer: InsurerSetting }> {
  const { INSURER_GATEWAY: gateway } = read;
  if (gateway === 'sandbox') return { ok: true, insurer: { gateway } };
  const reading = neededOf(read, ['INSURER_URLS', 'INSURER_KEYS'], 'INSURER_GATEWAY=http');
  if (!reading.ok) return reading;
  const { INSURER_URLS: urls, INSURER_KEYS: keys } = reading.all;
  const problems = [...mismatches(urls, keys), ...sharedSecrets(keys)];
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, insurer: { gateway, endpoints: urls.flatMap((address) => endpointOf(address, keys)) } };
}

function endpointOf(address: Address, keys: readonly NamedKey[]): readonly Endpoint[] {
  const [first, ...more] = keys
    .filter(({ insurer }) => insurer === address.insurer)
    .map(({ id, secret }) => ({ id, secret }));
  return first ? [{ ...address, keys: [first, ...more] }] : [];
}

function mismatches(urls: readonly Address[], keys: readonly NamedKey[]): readonly string[] {
  const [addressed, keyed] = [urls, keys].map((list) => list.map(({ insurer }) => insurer));
  const twice = addressed?.filter((insurer, at, all) => all.indexOf(insurer) !== at) ?? [];
  const keyless = addressed?.filter((insurer) => !keyed?.includes(insurer)) ?? [];
  const homeless = keyed?.filter((insurer) => !addressed?.includes(insurer)) ?? [];
  return [
    ...twice.map((insurer) => `The setting INSURER_URLS is wrong: ${insurer} stands in it twice.`),
    ...keyless.map((insurer) => `The setting INSURER_KEYS is wrong: it has no key of ${insurer}.`),
    ...homeless.map((insurer) => `The setting INSURER_URLS is wrong: it has no address of ${insurer}.`),
  ];
}

/** Whoever knows a secret can speak as everybody who has it; and one name is one key. */
function sharedSecrets(keys: readonly NamedKey[]): readonly string[] {
  const secrets = new Set(keys.map(({ secret }) => secret));
  const names = new Set(keys.map(({ insurer, id }) => `${insurer}:${id}`));
  return [
    ...(secrets.size < keys.length
      ? ['The setting INSURER_KEYS is wrong: a secret stands in it twice.']
      : []),
    ...(names.size < keys.length ? ['The setting INSURER_KEYS is wrong: a key id stands twice.'] : []),
  ];
}

/** Whether what is set up as an insurer insures nobody. */
export function isInsurerPlayed(insurer: InsurerSetting): boolean {
  return insurer.gateway === 'http' && insurer.endpoints.some(({ url }) => url.startsWith('http:'));
}
