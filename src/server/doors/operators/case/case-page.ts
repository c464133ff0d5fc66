import type { OperatorsCase } from '#usecases/operating/read-case.ts';
import type { Ports } from '#usecases/ports.ts';
import { sendPolicyLetterAnew } from '#usecases/telling/send-policy-letter.ts';
import { type Html, html } from '../../../ground/pages/html.ts';
import type { PlainPageContent } from '../../../ground/pages/plain-page.ts';
import { letterPath } from '../addresses.ts';
import { findByReference, lookAt, type Operator } from '../lookups.ts';
import { sheetsPage } from '../sheet-page.ts';
import { caseSheets } from './case-sheets.ts';

/** What became of a letter that was asked for. */
export type LetterOutcome = 'queued' | 'no-policy' | 'from-elsewhere';

const letterWords: Readonly<Record<LetterOutcome, string>> = {
  queued: 'The letter goes out within seconds.',
  'no-policy': 'Nothing was sent: this purchase has no policy, or its buyer had it erased.',
  'from-elsewhere': 'Nothing was sent. Press the button on this page.',
};

/** One purchase, and what became of its letter where one was asked for. Undefined: no purchase has this number. */
export async function casePage(
  ports: Ports,
  operator: Operator,
  number: string,
  letter?: LetterOutcome,
): Promise<PlainPageContent | undefined> {
  const row = await rowWith(ports, number);
  const one = row && (await lookAt(ports, operator, row.id));
  if (!one) return undefined;
  const letterText = letter === undefined ? '' : letterLine(letter);
  return sheetsPage(one.number, caseSheets(one, ports.clock.now()), html`${letterText}${letterForm(one)}`);
}

/** The letter of the policy goes out once more, as by the command. Undefined: no purchase has this number. */
export async function askLetter(
  ports: Ports,
  operator: Operator,
  number: string,
): Promise<LetterOutcome | undefined> {
  const row = await rowWith(ports, number);
  if (!row) return undefined;
  const entry = { ...operator, reference: row.number, reason: '' };
  return (await sendPolicyLetterAnew(ports, row.id, entry)) ? 'queued' : 'no-policy';
}

/** By its number alone: what else it is called leads to it by the search. */
async function rowWith(ports: Ports, number: string) {
  const { purchases } = await findByReference(ports, number);
  return purchases.find((each) => each.number === number);
}

function letterLine(letter: LetterOutcome): Html {
  const [role, tone] = letter === 'queued' ? ['status', 'good'] : ['alert', 'bad'];
  return html`<p class="${tone}" role="${role}">${letterWords[letter]}</p>`;
}

function letterForm({ number, policy }: OperatorsCase): Html {
  if (!policy) return html``;
  return html`<form method="post" action="${letterPath(number)}"><button>Send the policy’s letter anew</button></form>
<p class="quiet">Papers and a new link, to the address and the mobile that the purchase has now.</p>`;
}
