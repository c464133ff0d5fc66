import { bad, type FindingText, good, warning } from './findings.ts';

/** It is counted in milliseconds. */
const patience = 10_000;

export type ProbeAnswer =
  | { readonly status: number; readonly date: string | null; readonly body: string }
  | { readonly status: undefined; readonly why: string };

/** One question that changes nothing. Redirects are not followed: they would carry a key elsewhere. */
export async function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  form?: URLSearchParams,
): Promise<ProbeAnswer> {
  try {
    const response = await fetch(url, {
      headers,
      ...(form ? { method: 'POST', body: form } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const body = (await response.text()).slice(0, 4_096);
    return { status: response.status, date: response.headers.get('date'), body };
  } catch (error) {
    return { status: undefined, why: whyOf(error) };
  }
}

/** The system's own short word, such as ENOTFOUND. */
function whyOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${patience / 1000} seconds`;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Seconds. Signatures of gateways hold for five minutes, sessions of buyers for days. */
const [noticed, tooMuch] = [30, 240];

/** How far this machine's clock is from that of whoever answered. */
export function clockText(date: string | null, who: string, now = Date.now()): readonly FindingText[] {
  const theirs = date === null ? Number.NaN : Date.parse(date);
  const seconds = Math.round((now - theirs) / 1000);
  if (Number.isNaN(seconds) || Math.abs(seconds) < noticed) return [];
  const off = `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of ${who}`;
  const repair = 'Let the machine take its time from the network (NTP).';
  return [
    Math.abs(seconds) < tooMuch
      ? warning(`${off}. ${repair}`)
      : bad(`${off}: what is signed by time is refused. ${repair}`),
  ];
}

/** @param fine statuses that only somebody gets whose key is taken */
export function accountText(
  answer: ProbeAnswer,
  { who, fine, key }: { readonly who: string; readonly fine: readonly number[]; readonly key: string },
): readonly FindingText[] {
  if (answer.status === undefined)
    return [
      bad(`${who} cannot be reached (${answer.why}). Look at DNS, firewall and proxy of this machine.`),
    ];
  const clock = clockText(answer.date, who);
  if (fine.includes(answer.status)) return [good(`${who} takes the key.`), ...clock];
  if (answer.status === 401 || answer.status === 403)
    return [
      bad(`${who} refuses the key (${answer.status}). Take it anew from the dashboard and set ${key}.`),
      ...clock,
    ];
  return [
    warning(`${who} answers ${answer.status}, which says nothing of the key. Try again in some minutes.`),
    ...clock,
  ];
}
