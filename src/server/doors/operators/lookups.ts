import { identifierText, inCapitals } from '#domain/identity/identifier-text.ts';
import type { ProposalId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import { type OperatorsCase, readCase } from '#usecases/operating/read-case.ts';
import type { KeptShare } from '#usecases/ports/keeping.ts';
import type { Ports } from '#usecases/ports.ts';

export type Operator = Pick<AuditEntry, 'who' | 'via'>;
type Needs = Pick<Ports, 'store' | 'clock'>;

export type Found = { readonly purchases: readonly ProposalRow[]; readonly share: KeptShare | undefined };

/** Whatever bears this name, be it read out on the telephone in small letters. What was found is written down, not the words. */
export async function lookUp(needs: Needs, operator: Operator, typed: string): Promise<Found> {
  const { store, clock } = needs;
  const found = await findNamed(needs, typed);
  const at = clock.now();
  const numbers = found.purchases.map(({ number }) => number).join(' ');
  await store.recordAudit({ ...operator, at, act: 'looked-up', reference: numbers, reason: '' });
  return found;
}

/** As `lookUp`, for what is then done or read, and written down itself. */
export async function findNamed({ store, clock }: Needs, typed: string): Promise<Found> {
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
