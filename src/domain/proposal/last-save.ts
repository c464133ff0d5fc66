import { fingerprint } from '../fingerprint.ts';
import type { FormAnswers, FormName } from './form/fields.ts';

/** A save of a form, as it came. */
type SentSave = {
  readonly form: FormName;
  readonly answers: FormAnswers;
  /** The version it was made against; undefined where the sender does not care. */
  readonly version: number | undefined;
  readonly autosave: boolean;
};

/**
 * What a proposal remembers of its last save. The answer to a save can get lost; when the same is sent again, it is told
 * from a save of another tab by this.
 */
export type LastSave = {
  readonly form: FormName;
  readonly against: number;
  /** The version it made: while the proposal has it, nothing happened since. */
  readonly made: number;
  readonly autosave: boolean;
  /** The fingerprint of the answers as they were sent. */
  readonly fingerprint: string;
  readonly priceChanged: boolean;
};

/** Undefined for a save that names no version: it is never refused as an old one. */
export function lastSaveOf(save: SentSave, count: number, priceChanged: boolean): LastSave | undefined {
  const { form, version, autosave } = save;
  if (version === undefined) return undefined;
  return {
    form,
    against: version,
    made: count,
    autosave,
    fingerprint: fingerprintOf(save.answers),
    priceChanged,
  };
}

/** The very save that made the proposal's version is sent once more. */
export function isRepeat(last: LastSave, save: SentSave, version: number): boolean {
  return (
    last.made === version &&
    last.against === save.version &&
    last.form === save.form &&
    last.autosave === save.autosave &&
    last.fingerprint === fingerprintOf(save.answers)
  );
}

/** In whatever order the answers stand. */
function fingerprintOf(answers: FormAnswers): string {
  const names = Object.keys(answers).sort();
  return fingerprint(names.map((name) => [name, answers[name] ?? null]));
}
