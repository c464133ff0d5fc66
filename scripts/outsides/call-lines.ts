import { parseArgs } from 'node:util';
import type { Instant } from '#domain/date.ts';
import { identifierText, inCapitals } from '#domain/identity/identifier-text.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { Store } from '#usecases/ports/store.ts';

export const usage = `npm run outsides -- [count]  what insurers and the identity registry were asked last about proposals, and how it ended
  --proposal CHT-…           about one proposal
  --failed                   without what was answered, be it with a no`;

type LedgerFilter = Parameters<Store['lastOutsideCalls']>[0];

const mostLines = 1_000;

/** Undefined when the words have no meaning. */
export function parseLedgerFilter(args: readonly string[]): LedgerFilter | undefined {
  try {
    const options = { proposal: { type: 'string' }, failed: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [count = '50', ...more] = positionals;
    if (!/^\d{1,4}$/.test(count) || more.length > 0) return undefined;
    const limit = Math.min(Number(count), mostLines);
    return {
      limit,
      reference: values.proposal && inCapitals(identifierText(values.proposal)),
      failedOnly: values.failed,
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export async function formatCallLines(store: Store, filter: LedgerFilter): Promise<readonly string[]> {
  const lines = await store.lastOutsideCalls(filter);
  return lines.length === 0 ? ['Nothing of the kind was asked.'] : lines.map(lineText);
}

/** When it was asked last, of whom, what, how it ended, about which proposal, how long it took. */
function lineText({
  lastAt,
  outside,
  company,
  question,
  ending,
  reference,
  ...line
}: CallLedgerLine): string {
  const often =
    line.times > 1 ? `, ${line.times} times since ${inIndia(line.firstAt)}, up to ${line.longestMs} ms` : '';
  return `${inIndia(lastAt)}  ${outside} ${company}  ${question}  ${ending}  ${reference}  ${line.lastMs} ms${often}`;
}

const indian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function inIndia(at: Instant): string {
  return indian.format(new Date(at));
}
