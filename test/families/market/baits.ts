/** Cheaper by so much than what it is a copy of, in the year of the price that is shown. */
const cheaperPercent = 6;

/** The files of a catalogue by path, as the check reads them. */
export type CatalogueFiles = ReadonlyMap<string, string>;

/** What a bait is made worse in: nothing that the price of one year shows. */
type Bait = {
  /** As they stand in the file of a product. */
  readonly features?: object;
  readonly claimRecord?: { readonly settledPercent: number; readonly complaintsPer10000Policies: number };
  /** Its insurer is another one, which no hospital knows. */
  readonly isUnknownToHospitals?: true;
  /** From this age on a premium is so many times as high. */
  readonly steps?: { readonly fromAge: number; readonly times: number };
};

export const baitKinds = ['price-steps', 'waits', 'hospitals', 'record', 'room-cut', 'sub-limits'] as const;
/** Beside those that are wrong in one thing: one that is in several at once, and the longest waits that the law lets. */
export type BaitKind = (typeof baitKinds)[number] | 'several' | 'lawful-waits';

const waitsOf = (initialDays: number, months: number) => ({
  waitingPeriods: {
    initialDays,
    specificMonths: months,
    jointMonths: months,
    preExistingMonths: months,
  },
});
const poorRecord = { settledPercent: 52, complaintsPer10000Policies: 95 };
const dearFrom46 = { fromAge: 46, times: 2.2 };
const only = (treatment: string, percentOfSumInsured: number | null, max: number) => ({
  ...{ treatment, percentOfSumInsured, max },
});

const baits: Readonly<Record<BaitKind, Bait>> = {
  'price-steps': { steps: dearFrom46 },
  waits: { features: waitsOf(365, 48) },
  hospitals: { isUnknownToHospitals: true },
  record: { claimRecord: poorRecord },
  'room-cut': {
    features: { roomRent: { kind: 'capped', percentPerDay: 0.5, maxPerDay: 1_500 }, roomCut: 'fees' },
  },
  'sub-limits': {
    features: {
      subLimits: [
        ...[only('cataract', null, 5_000), only('joint-replacement', null, 20_000)],
        ...[only('cardiac', 5, 15_000), only('cancer', 5, 15_000)],
        ...[only('hernia', null, 5_000), only('kidney-stone', null, 5_000)],
      ],
    },
  },
  several: {
    features: waitsOf(30, 36),
    claimRecord: poorRecord,
    isUnknownToHospitals: true,
    steps: dearFrom46,
  },
  'lawful-waits': { features: waitsOf(30, 36) },
};

export const baitPrefix = 'bait-';

/** The plan that a bait is a copy of. */
export function originalOf(baitSlab: string, kind: BaitKind): string {
  return baitSlab.replace(`${baitPrefix}${kind}-`, '');
}

/** The catalogue with a bait of this kind beside each of these products, as its insurer would file it. */
export function withBaits(files: CatalogueFiles, slugs: readonly string[], kind: BaitKind): CatalogueFiles {
  return slugs.reduce((filed, slug) => withBait(filed, slug, kind), files);
}

function withBait(files: CatalogueFiles, slug: string, kind: BaitKind): CatalogueFiles {
  const bait = baits[kind];
  const insurer = slug.split('-')[0] ?? '';
  const path = `insurers/${insurer}/${slug}`;
  const isOther = bait.claimRecord !== undefined || bait.isUnknownToHospitals === true;
  const home = isOther ? `${baitPrefix}${kind}-${insurer}` : insurer;
  const own = `insurers/${home}/${baitPrefix}${kind}-${slug}`;
  return new Map([
    ...files,
    ...(files.has(`insurers/${home}/insurer.json`) ? [] : otherInsurer(files, insurer, home, bait)),
    [`${own}.json`, productFile(read(files, `${path}.json`), slug, kind)],
    [`${own}.rates.csv`, ratesFile(read(files, `${path}.rates.csv`), bait, kind)],
  ]);
}

function read(files: CatalogueFiles, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`No file ${path}`);
  return text;
}

type RawProduct = {
  readonly title: string;
  readonly features: object;
  readonly slabs: readonly { readonly id: string }[];
};

function productFile(text: string, slug: string, kind: BaitKind): string {
  const raw: RawProduct = JSON.parse(text); // checked when it was loaded
  const id = `${baitPrefix}${kind}-${slug}`;
  return JSON.stringify({
    ...raw,
    ...{ id, slug: id, title: `${raw.title} ${kind}` },
    features: { ...raw.features, ...baits[kind].features },
    slabs: raw.slabs.map((slab) => ({ ...slab, id: `${baitPrefix}${kind}-${slab.id}` })),
  });
}

/** A band within which the price steps is two. */
function ratesFile(text: string, { steps }: Bait, kind: BaitKind): string {
  const [header = '', ...rows] = text.trim().split('\n');
  const cheaper = 1 - cheaperPercent / 100;
  const filed = rows.flatMap((row) => {
    const cells = row.split(',');
    const [from = 0, to = 0, premium = 0] = cells.slice(-3).map(Number);
    const start = `${baitPrefix}${kind}-${cells.slice(0, -3).join(',')}`;
    const line = (first: number, last: number, times: number) =>
      `${start},${first},${last},${Math.round(premium * cheaper * times)}`;
    if (!steps || to < steps.fromAge) return [line(from, to, 1)];
    if (from >= steps.fromAge) return [line(from, to, steps.times)];
    return [line(from, steps.fromAge - 1, 1), line(steps.fromAge, to, steps.times)];
  });
  return `${[header, ...filed].join('\n')}\n`;
}

type RawInsurer = { readonly id: number; readonly title: string; readonly claimRecord: object };

/** The insurer under another name; hospitals that pay the one pay the other too, but where none knows it. */
function otherInsurer(
  files: CatalogueFiles,
  insurer: string,
  home: string,
  { claimRecord, isUnknownToHospitals }: Bait,
): readonly (readonly [string, string])[] {
  const raw: RawInsurer = JSON.parse(read(files, `insurers/${insurer}/insurer.json`)); // checked when it was loaded
  const other = {
    ...raw,
    ...{ id: raw.id + 1_000, slug: home, title: `${raw.title} of ${home}` },
    claimRecord: { ...raw.claimRecord, ...claimRecord },
  };
  const hospitals = read(files, 'hospitals.csv');
  const ofBoth = hospitals.replaceAll(
    new RegExp(`(?<=[, ])${insurer}(?=[, \\n])`, 'g'),
    `${insurer} ${home}`,
  );
  return [
    [`insurers/${home}/insurer.json`, JSON.stringify(other)],
    ['hospitals.csv', isUnknownToHospitals ? hospitals : ofBoth],
  ];
}
