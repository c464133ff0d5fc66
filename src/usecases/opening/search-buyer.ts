import { mailAddress, mobileAddress, personAddress } from '#domain/opening/policy-contact.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/** "Asha Rao 1990-12-15": the day stands last. */
const personShape = /^(.{1,200})[ ,](\d{4}-\d{2}-\d{2})$/;

/**
 * Finds the policies of a buyer by a mobile, a mail address, or a name with the date of birth behind it. That it was
 * looked, why, and what was found is written down; what was looked for is not.
 * Fails with `ANSWER_REQUIRED` without a reason, `ANSWER_UNKNOWN` where the text is none of the three.
 */
export async function searchBuyer(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  input: string,
  operator: Pick<AuditEntry, 'who' | 'via' | 'reason'>,
): Promise<Result<readonly ProposalRow[]>> {
  if (operator.reason.trim() === '') return fail('ANSWER_REQUIRED');
  const text = input.trim();
  const [, name = '', birth = ''] = personShape.exec(text) ?? [];
  const address = mobileAddress(text) ?? mailAddress(text) ?? personAddress(name, birth);
  if (!address) return fail('ANSWER_UNKNOWN');
  const ids = [...new Set(await store.policiesOfContact(address))];
  const rows = await Promise.all(ids.map((id) => store.proposalsByReference(id)));
  const purchases = rows.flat();
  const reference = purchases.map(({ number }) => number).join(' ');
  await store.recordAudit({ ...operator, at: clock.now(), act: 'searched', reference });
  return ok(purchases);
}
