export const lawCounts = [
  'families',
  'refused',
  'offline',
  'blocks',
  'plans',
  'prices',
  'pending',
  'unavailable',
  'not shown',
  'filters',
  'forms changed by filters',
  'same prices',
  'forms with riders',
  'choices',
  'projections',
  'bills',
  'dearer on the same terms',
] as const;
export type LawCount = (typeof lawCounts)[number];
export type Counts = Record<LawCount, number>;

/** What holds for a family is stated here; what does not is written down. */
export type LawBook = {
  readonly holds: (law: string, isTrue: boolean, about?: unknown) => void;
  readonly count: (what: LawCount, by: number) => void;
  readonly broken: readonly string[];
  readonly counts: Counts;
};

/** A family breaks a law once: its first few cases tell enough. */
const maxLines = 20;

export function openLawBook(): LawBook {
  const broken: string[] = [];
  const counts = Object.fromEntries(lawCounts.map((name) => [name, 0])) as Counts; // one entry for each of counted
  return {
    broken,
    counts,
    count: (what, by) => {
      counts[what] += by;
    },
    holds: (law, isTrue, about) => {
      if (isTrue || broken.length >= maxLines) return;
      broken.push(about === undefined ? law : `${law}: ${JSON.stringify(about)}`);
    },
  };
}
