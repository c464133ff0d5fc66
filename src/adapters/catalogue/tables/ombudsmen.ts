import * as v from 'valibot';
import type { Ombudsmen } from '#domain/help/ombudsman.ts';
import type { LocalText } from '#domain/local-text.ts';
import { reportRepeated } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { filled, httpsAddress, isoDate, localText, slug, telephone, texts } from '../reading/value-schema.ts';

export const ombudsmenSchema = v.strictObject({
  asOf: isoDate,
  /** Where the Council for Insurance Ombudsmen keeps its own list. */
  officialList: httpsAddress,
  source: filled,
  /** What the source leaves open, for whoever brings the file up to date. */
  missing: texts,
  offices: v.array(
    v.strictObject({
      id: slug,
      city: localText,
      address: filled,
      phone: v.exactOptional(telephone),
      email: v.pipe(filled, v.email('must be an e-mail address')),
    }),
  ),
  states: v.record(filled, v.pipe(v.array(slug), v.minLength(1, 'must name at least one office'))),
});

/** Undefined in a catalogue without the file: one that was stored before there was any is read as before. */
export function readOmbudsmen(file: CatalogueFile, states: readonly LocalText[]): Ombudsmen | undefined {
  if (file.text === undefined) return undefined;
  const raw = readJson(file, ombudsmenSchema);
  if (!raw) return undefined;
  reportRepeated(file.report, ['offices'], 'id', raw.offices);
  const offices = new Map(raw.offices.map(({ id, ...office }) => [id, office]));
  const stateNames = new Set(states.map(({ en }) => en));
  for (const [state, ids] of Object.entries(raw.states)) {
    if (!stateNames.has(state)) file.report(['states', state], state, 'is no state of the pincodes');
    for (const [at, id] of ids.entries())
      if (!offices.has(id)) file.report(['states', state, at], id, 'is no office of this file');
  }
  for (const { en } of states)
    if (!Object.hasOwn(raw.states, en)) file.report(['states'], en, 'has no office');
  const officesOf = Object.entries(raw.states).map(([state, ids]) => {
    return [state, ids.flatMap((id) => offices.get(id) ?? [])] as const;
  });
  return { asOf: raw.asOf, officesOf: new Map(officesOf) };
}
