import { anyOther } from '#adapters/insurer/http/http-insurer.ts';
import { type Tried, tryInsurer } from '#adapters/insurer/http/try-insurer.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Config } from '#server/ground/settings/config.ts';
import { clockText } from '../ask.ts';
import { bad, type Check, type FindingText, good, warning } from '../findings.ts';

const aboutUs = ['unknown-key', 'bad-signature'];
const aboutAnswers = ['unsigned', 'forged'];
const aboutTime = ['stale', 'stale-answer'];

function repaired(insurer: string, { isTaken, status, code = '' }: Tried): FindingText {
  if (isTaken) return good(`${insurer} takes the key, and its answers are signed.`);
  if (status === undefined)
    return bad(`${insurer} cannot be reached (${code}). Look at INSURER_URLS, DNS and firewall.`);
  if (aboutTime.includes(code))
    return bad(`${insurer}: one of the two clocks is wrong (${code}). Let both take their time from NTP.`);
  if (aboutUs.includes(code))
    return bad(`${insurer} refuses the key (${code}). Agree on key id and secret anew and set INSURER_KEYS.`);
  if (status === 200 && [...aboutAnswers, 'unknown-key'].includes(code))
    return bad(
      `${insurer} answers, but not signed as it has to be (${code}). It signs by docs/insurer-over-http.md.`,
    );
  return bad(`${insurer} answers ${status} ${code}. Check INSURER_URLS: ping has to be served at …/v1/ping.`);
}

/** Who is sold online and cannot be asked, and who could be asked and is sold nowhere. */
function addressed({ insurers, products }: Catalogue, slugs: readonly string[]): readonly FindingText[] {
  const online = new Set<string>(
    products.filter(({ sale }) => sale.mode === 'online').map(({ insurer }) => insurer),
  );
  const knownSlugs = new Set<string>(insurers.keys());
  const homeless = slugs.includes(anyOther) ? [] : [...online].filter((slug) => !slugs.includes(slug));
  const strange = slugs.filter((slug) => slug !== anyOther && !knownSlugs.has(slug));
  const unasked = `Sold online without an address, so that nothing of theirs can be bought: ${homeless.join(', ')}. \
Set them in INSURER_URLS and INSURER_KEYS, or a hub as ${anyOther}, or let the catalogue sell them offline.`;
  const misspelt = `No insurer of the catalogue: ${strange.join(', ')}. Write each in INSURER_URLS and INSURER_KEYS as \
its folder in the catalogue is named. One that was sold earlier may stay.`;
  return [
    homeless.length === 0
      ? good('Every insurer that is sold online has an address and a key.')
      : bad(unasked),
    ...(strange.length === 0 ? [] : [warning(misspelt)]),
  ];
}

/** A signed ping to each: nothing is proposed, issued or changed. */
export function insurerChecks({ insurer }: Config, catalogue: Promise<Catalogue>): readonly Check[] {
  if (insurer.gateway === 'sandbox') return [];
  const pings = insurer.endpoints.map((endpoint) => ({
    about: 'insurers',
    look: async () => {
      const tried = await tryInsurer(endpoint, systemClock);
      const played = warning(`${endpoint.insurer} is a stand-in on this machine: it insures nobody.`);
      return [
        repaired(endpoint.insurer, tried),
        ...clockText(tried.date, endpoint.insurer),
        ...(endpoint.url.startsWith('http:') ? [played] : []),
      ];
    },
  }));
  const slugs = insurer.endpoints.map((endpoint) => endpoint.insurer);
  // A catalogue that cannot be read is said of by its own check.
  const look = () =>
    catalogue.then(
      (catalogue) => addressed(catalogue, slugs),
      () => [],
    );
  return [...pings, { about: 'insurers', look }];
}
