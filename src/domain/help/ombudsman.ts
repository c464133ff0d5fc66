import type { IsoDate } from '../date.ts';
import type { LocalText } from '../local-text.ts';

/** An office of the Insurance Ombudsman, as it is written to. */
export type OmbudsmanOffice = {
  readonly city: LocalText;
  readonly address: string;
  /** Undefined where no number is known for certain. */
  readonly phone?: string | undefined;
  readonly email: string;
};

/** Who hears complaints about insurers, and of which states (Insurance Ombudsman Rules, 2017). */
export type Ombudsmen = {
  readonly asOf: IsoDate;
  /** By the English name of a state; several where its districts are split between them. */
  readonly officesOf: ReadonlyMap<string, readonly OmbudsmanOffice[]>;
};

/** The offices that may hear somebody of a state; none where the state is not known, or the catalogue has no list. */
export function ombudsmenOf(
  ombudsmen: Ombudsmen | undefined,
  state: string | undefined,
): readonly OmbudsmanOffice[] {
  return (state !== undefined && ombudsmen?.officesOf.get(state)) || [];
}
