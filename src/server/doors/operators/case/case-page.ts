import type { OperatorsCase } from '#usecases/operating/read-case.ts';
import type { Ports } from '#usecases/ports.ts';
import { sendPolicyLetterAnew } from '#usecases/telling/send-policy-letter.ts';
import { type Html, html } from '../../../ground/pages/html.ts';
import type { PlainPageContent } from '../../../ground/pages/plain-page.ts';
import { letterPath } from '../addresses.ts';
import { caseRow, lookAt, type Operator } from '../lookups.ts';
import { sheetsPage } from '../sheet-page.ts';
import { caseSheets } from './case-sheets.ts';
import { mobileForms } from './change-mobile.ts';
import { type CaseOutcome, doneOutcomes, outcomeWords } from './outcomes.ts';

/** One purchase, and what became of a press on its page. Undefined: no purchase has this number. */
export async function casePage(
  ports: Ports,
  operator: Operator,
  number: string,
  outcome?: CaseOutcome,
): Promise<PlainPageContent | undefined> {
  const row = await caseRow(ports, number);
  const one = row && (await lookAt(ports, operator, row.id));
  if (!row || !one) return undefined;
  const line = outcome === undefined ? '' : outcomeLine(outcome);
  const forms = one.policy ? html`${letterForm(one)}${await mobileForms(ports, row)}` : '';
  return sheetsPage(one.number, caseSheets(one, ports.clock.now()), html`${line}${forms}`);
}

/** The letter of the policy goes out once more, as by the command. Undefined: no purchase has this number. */
export async function askLetter(
  ports: Ports,
  operator: Operator,
  number: string,
): Promise<CaseOutcome | undefined> {
  const row = await caseRow(ports, number);
  if (!row) return undefined;
  const entry = { ...operator, reference: row.number, reason: '' };
  return (await sendPolicyLetterAnew(ports, row.id, entry)) ? 'queued' : 'no-policy';
}

function outcomeLine(outcome: CaseOutcome): Html {
  const isDone = doneOutcomes.some((each) => each === outcome);
  const [role, tone] = isDone ? ['status', 'good'] : ['alert', 'bad'];
  return html`<p class="${tone}" role="${role}">${outcomeWords[outcome]}</p>`;
}

function letterForm({ number }: OperatorsCase): Html {
  return html`<form method="post" action="${letterPath(number)}"><button>Send the policy’s letter anew</button></form>
<p class="quiet">Papers and a new link, to the address and the mobile that the purchase has now.</p>`;
}
