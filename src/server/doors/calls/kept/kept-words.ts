import type { CallName } from '#contract/call/calls.ts';
import { decodeForm } from '#contract/call/decoding.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';

/**
 * The words by which the answer to a call is kept. A stay that is not on the list counts for none, so that whoever makes
 * stays up is given what is kept.
 */
export function keptWords(
  name: CallName,
  raw: string | undefined,
  { stays }: Pick<Catalogue, 'stays'>,
): string | undefined {
  if (name !== 'getCards' || raw === undefined) return raw;
  const body = decodeForm(name, raw);
  if (!body.ok) return raw;
  const { stay, ...data } = body.value.data;
  const known = stays.stays.find(({ id }) => id === stay)?.id;
  return JSON.stringify({ ...body.value, data: { ...data, stay: known } });
}
