import type { InsurerSlug } from '#domain/ids.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/** More help nobody who types. */
const most = 50;
/** What the field of a form takes. */
const longest = 120;

/**
 * What an insurer calls the areas of a pincode, to choose from while the address is typed. None where the insurer names
 * none (`areaFetch`) or does not answer, since the buyer goes on by typing; operators are told of the second. Fails with
 * `PINCODE_INVALID`, and with `NOT_FOUND` for an insurer that is none.
 */
export async function findAreas(
  ports: Pick<Ports, 'catalogue' | 'insurer' | 'journal'>,
  insurer: InsurerSlug,
  pincode: string,
): Promise<Result<readonly string[]>> {
  const asking = ports.catalogue.current().insurers.get(insurer);
  if (!asking) return fail('NOT_FOUND');
  if (!isPincode(pincode))
    return fail('PINCODE_INVALID', { fields: [{ field: 'pincode', code: 'PINCODE_INVALID' }] });
  if (!asking.capabilities.areaFetch) return ok([]);
  const answer = await ports.insurer.areas(insurer, String(parsePincode(pincode)));
  if (!answer.ok) {
    ports.journal.note('areas-unknown', { insurer, reason: answer.reason });
    return ok([]);
  }
  const names = answer.value
    .map((name) => name.trim())
    .filter(({ length }) => length > 0 && length <= longest);
  return ok([...new Set(names)].slice(0, most));
}
