import { dayInIndia } from '#domain/date.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { ProposalId } from '#domain/ids.ts';
import { changeDays } from '#domain/opening/policy-contact.ts';
import type { Ports } from '#usecases/ports.ts';
import { changeNumber, stopChange } from '#usecases/serving/change/change-number.ts';
import { type Html, html } from '../../../ground/pages/html.ts';
import { mobilePath, stopMobilePath } from '../addresses.ts';
import { caseRow, type Operator } from '../lookups.ts';
import type { CaseOutcome } from './outcomes.ts';

type MobileChange = { readonly mobile: string; readonly reason: string };

/** As the command does: the old mobile and the mail hear of it, and have days to object. Undefined: no purchase has this number. */
export async function askMobile(
  ports: Ports,
  operator: Operator,
  number: string,
  { mobile, reason }: MobileChange,
): Promise<CaseOutcome | undefined> {
  const row = await caseRow(ports, number);
  if (!row) return undefined;
  const by = { ...operator, reason, reference: row.number };
  const change = await changeNumber(ports, { id: row.id, mobile }, by);
  if (change.ok) return 'mobile-changing';
  switch (change.failure.code) {
    case 'MOBILE_INVALID':
      return 'no-mobile';
    case 'ANSWER_REQUIRED':
      return 'no-reason';
    case 'MOBILE_IS_SAME':
      return 'same-mobile';
    default:
      return 'no-policy';
  }
}

export async function stopMobile(
  ports: Ports,
  operator: Operator,
  number: string,
  reason: string,
): Promise<CaseOutcome | undefined> {
  const row = await caseRow(ports, number);
  if (!row) return undefined;
  if (reason === '') return 'no-reason';
  const isStopped = await stopChange(ports, row.id, { ...operator, reason, reference: row.number });
  return isStopped ? 'change-stopped' : 'no-change';
}

/** Another mobile for a policy; or, where one waits for its day, which and how to stop it. */
export async function mobileForms(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { id, number }: { readonly id: ProposalId; readonly number: string },
): Promise<Html> {
  const contacts = await store.policyContactsOf(id);
  const waiting = contacts.find(({ role, holdsFrom }) => role === 'holder' && holdsFrom > clock.now());
  if (waiting)
    return html`<p>The mobile ending in ${endOfMobile(waiting.address.value)} opens the policy from ${dayInIndia(waiting.holdsFrom)}.</p>
<form method="post" action="${stopMobilePath(number)}">${reasonField}<button>Stop the change of mobile</button></form>`;
  return html`<form method="post" action="${mobilePath(number)}"><label>New mobile <input name="mobile" required maxlength="20" inputmode="tel" autocomplete="off"></label>${reasonField}<button>Change the mobile</button></form>
<p class="quiet">For a holder who lost the mobile, once it is sure who calls. It opens the policy after ${changeDays} days; the old one and the mail are told at once and can stop it.</p>`;
}

const reasonField = html`<label>Why <input name="reason" required maxlength="200" autocomplete="off"></label>`;
