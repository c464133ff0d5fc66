import { identifierText, inCapitals } from '#domain/identity/identifier-text.ts';
import type { ProposalId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import { type OperatorsCase, readCase } from '#usecases/operating/read-case.ts';
import type { StoredShare } from '#usecases/ports/keeping.ts';
import type { Ports } from '#usecases/ports.ts';

export type Operator = Pick<AuditEntry, 'who' | 'via'>;
type Needs = Pick<Ports, 'store' | 'clock'>;

export type LookupResult = {
  readonly purchases: readonly ProposalRow[];
  readonly share: StoredShare | undefined;
};

/** Whatever bears this name, be it read out on the telephone in small letters. What was found is written down, not the words. */
export async function lookUp(needs: Needs, operator: Operator, typed: string): Promise<LookupResult> {
  const { store, clock } = needs;
  const result = await findByReference(needs, typed);
  const at = clock.now();
  const numbers = result.purchases.map(({ number }) => number).join(' ');
  await store.recordAudit({ ...operator, at, act: 'looked-up', reference: numbers, reason: '' });
  return result;
}

/** As `lookUp`, for what is then done or read, and written down itself. */
export async function findByReference({ store, clock }: Needs, typed: string): Promise<LookupResult> {
  const reference = identifierText(typed).replaceAll(' ', '');
  // No name of ours has it, and PostgreSQL takes no text with it.
  if (reference.includes('\0')) return { purchases: [], share: undefined };
  const spoken = inCapitals(reference);
  const exact = await store.proposalsNamed(reference);
  const purchases = exact.length > 0 ? exact : await store.proposalsNamed(spoken);
  return { purchases, share: await store.shareNamed(spoken, clock.now()) };
}

/** One purchase, masked, and that it was looked at. */
export async function lookAt(
  needs: Needs,
  operator: Operator,
  id: ProposalId,
): Promise<OperatorsCase | undefined> {
  const found = await readCase(needs, id);
  if (!found) return undefined;
  const entry = { at: needs.clock.now(), act: 'looked-at', reference: found.number, reason: '' } as const;
  await needs.store.recordAudit({ ...operator, ...entry });
  return found;
}

/** A list or page about many, and that it was read. */
export async function lookThrough<T>(
  { store, clock }: Needs,
  operator: Operator,
  list: string,
  read: () => Promise<T>,
): Promise<T> {
  const found = await read();
  await store.recordAudit({ ...operator, at: clock.now(), act: 'listed', reference: list, reason: '' });
  return found;
}
