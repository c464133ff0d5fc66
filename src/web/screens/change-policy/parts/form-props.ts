import type { WireChanges } from '#contract/service/change-shapes.ts';

export type OfferedChange = WireChanges['offered'][number];

/** What the form of each change takes. */
export type FormProps = {
  readonly changes: WireChanges;
  readonly offered: OfferedChange;
  readonly onChange: (changes: WireChanges) => void;
};
