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
export async function lookUp(
  needs: Needs,
  { reason = '', ...operator }: Operator & { readonly reason?: string },
  input: string,
): Promise<LookupResult> {
  const { store, clock } = needs;
  const result = await findByReference(needs, input);
  const at = clock.now();
  const numbers = result.purchases.map(({ number }) => number).join(' ');
  await store.recordAudit({ ...operator, at, act: 'looked-up', reference: numbers, reason });
  return result;
}

/** As `lookUp`, for what is then done or read, and written down itself. */
export async function findByReference({ store, clock }: Needs, input: string): Promise<LookupResult> {
  const reference = identifierText(input).replaceAll(' ', '');
  // No name of ours has it, and PostgreSQL takes no text with it.
  if (reference.includes('\0')) return { purchases: [], share: undefined };
  const capitals = inCapitals(reference);
  const exact = await store.proposalsByReference(reference);
  const purchases = exact.length > 0 ? exact : await store.proposalsByReference(capitals);
  return { purchases, share: await store.shareByReference(capitals, clock.now()) };
}

/** By its number alone: what else it is called leads to it by the search. */
export async function caseRow(needs: Needs, number: string): Promise<ProposalRow | undefined> {
  const { purchases } = await findByReference(needs, number);
  return purchases.find((each) => each.number === number);
}

/** One purchase, masked, and that it was looked at. */
export async function lookAt(
  needs: Needs,
  operator: Operator,
  id: ProposalId,
): Promise<OperatorsCase | undefined> {
  const operatorsCase = await readCase(needs, id);
  if (!operatorsCase) return undefined;
  const entry = {
    at: needs.clock.now(),
    act: 'looked-at',
    reference: operatorsCase.number,
    reason: '',
  } as const;
  await needs.store.recordAudit({ ...operator, ...entry });
  return operatorsCase;
}

/** A list or page about many, and that it was read. */
export async function lookThrough<T>(
  { store, clock }: Needs,
  operator: Operator,
  list: string,
  read: () => Promise<T>,
): Promise<T> {
  const result = await read();
  await store.recordAudit({ ...operator, at: clock.now(), act: 'listed', reference: list, reason: '' });
  return result;
}
