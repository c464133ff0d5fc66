import type { JudgedBlock } from './market.ts';

/** What keeps a recommendation honest (decision 120), in every group of blocks by itself. */
const bounds = {
  mostOfOneProduct: 0.4,
  ofMedianHealthy: 1.05,
  ofMedianIll: 1.12,
  betterForLess: 0,
  amongCheapestTenth: 0.95,
  otherWhenOlder: 0.1,
  otherElsewhere: 0.05,
  movedAtSixLakh: 0.1,
} as const;

export type GroupFigures = {
  readonly name: string;
  readonly blocks: number;
  readonly most: readonly [product: string, share: number];
  readonly figures: Readonly<Record<keyof typeof bounds, number | undefined>>;
  /** Bounds that do not hold, with what is there instead. */
  readonly broken: readonly string[];
};

const order = [
  ...['all', 'nobody ill', 'somebody ill', 'one person', 'couple', 'with children', 'with parents'],
  ...[3, 4, 5, 6, 7, 8, 9, 10, 15, 20].map((cover) => `${cover} lakh`),
];

export function figuresByGroup(blocks: readonly JudgedBlock[]): readonly GroupFigures[] {
  return order.flatMap((name) => {
    const some = blocks.filter(({ groups }) => name === 'all' || groups.includes(name));
    return some.length === 0 ? [] : [figuresOf(name, some)];
  });
}

function figuresOf(name: string, blocks: readonly JudgedBlock[]): GroupFigures {
  const most = mostOf(blocks);
  const ofMedian = (ill: boolean) =>
    meanOf(blocks.flatMap(({ isIll, ofMedian: one }) => (isIll === ill ? one : undefined) ?? []));
  const share = (of: (one: JudgedBlock) => boolean | undefined) =>
    meanOf(blocks.flatMap((one) => of(one) ?? []).map(Number));
  const figures = {
    mostOfOneProduct: most[1],
    ofMedianHealthy: ofMedian(false),
    ofMedianIll: ofMedian(true),
    betterForLess: share(({ betterForLess }) => betterForLess !== undefined),
    amongCheapestTenth: share(({ plainPlace: place }) => place && place.cheaper < place.of / 10),
    otherWhenOlder: share((one) => one.isOtherWhenOlder),
    otherElsewhere: share((one) => one.isOtherElsewhere),
    movedAtSixLakh: meanOf(blocks.flatMap((one) => one.movedAtSixLakh ?? [])),
  };
  const names = Object.keys(bounds) as (keyof typeof bounds)[]; // its own keys
  const broken = names.flatMap((bound) => {
    const figure = figures[bound];
    if (figure === undefined) return [];
    const holds = bound === 'amongCheapestTenth' ? figure >= bounds[bound] : figure <= bounds[bound];
    return holds ? [] : [`${name}: ${bound} ${figure.toFixed(3)}, and not ${bounds[bound]}`];
  });
  return { name, blocks: blocks.length, most, figures, broken };
}

function mostOf(blocks: readonly JudgedBlock[]): readonly [string, number] {
  const counts = [...Map.groupBy(blocks, ({ product }) => product)].map(
    ([product, those]) => [product, those.length / blocks.length] as const,
  );
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as readonly [string, number]);
}

function meanOf(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length;
}
