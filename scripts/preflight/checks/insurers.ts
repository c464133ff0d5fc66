import { type Tried, tryInsurer } from '#adapters/insurer/http/try-insurer.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { Config } from '#server/process/settings/config.ts';
import { clockSaid } from '../ask.ts';
import { bad, type Check, good, type Said, warning } from '../findings.ts';

const aboutUs = ['unknown-key', 'bad-signature'];
const aboutAnswers = ['unsigned', 'forged'];
const aboutTime = ['stale', 'stale-answer'];

function repaired(insurer: string, { isTaken, status, code = '' }: Tried): Said {
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

/** A signed ping to each: nothing is proposed, issued or changed. */
export function insurerChecks({ insurer }: Config): readonly Check[] {
  if (insurer.gateway === 'sandbox') return [];
  return insurer.endpoints.map((endpoint) => ({
    about: 'insurers',
    look: async () => {
      const tried = await tryInsurer(endpoint, systemClock);
      const played = warning(`${endpoint.insurer} is a stand-in on this machine: it insures nobody.`);
      return [
        repaired(endpoint.insurer, tried),
        ...clockSaid(tried.date, endpoint.insurer),
        ...(endpoint.url.startsWith('http:') ? [played] : []),
      ];
    },
  }));
}
