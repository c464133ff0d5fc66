import type { ScoreItem } from '#domain/cover/features.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';

// A score in other words than the engine's, out of what is published: the rupees all in at which nothing is left, the
// rupees of a point, and what each term is worth alone.

/** The parts of a score, in tenths of a point. */
export function plainScore({ worth }: Pick<ScoredBlock, 'worth'>, { allIn, score }: ScoredPlan) {
  const best = Object.values(worth.items).map(({ curve }) => Math.max(...curve.map(([, value]) => value)));
  const span = 1.25 * worth.benchmark;
  const possible = shared([...best, span]);
  const items = Object.keys(worth.items) as ScoreItem[]; // as many as there are features
  const parts = items.map((item, at): readonly [string, number] => {
    const level = score.parts.find((part) => part.item === item)?.level ?? Number.NaN;
    const most = best[at] ?? 0;
    const share = most === 0 ? 1 : worthAt(worth.items[item].curve, level) / most;
    return [item, halfUp((possible[at] ?? 0) * share)];
  });
  if (!allIn) return { total: sum(parts), parts: [...parts, ['price', 0] as const] };
  const cheap = Math.min(1, Math.max(0, (1.75 * worth.benchmark - allIn.premium) / span));
  parts.push(['price', halfUp((possible[items.length] ?? 0) * cheap)]);
  const total = Math.min(1_000, Math.max(0, halfUp((worth.zero - allIn.total) / (worth.perPoint / 10))));
  return { total, parts: [...parts, ['together', total - sum(parts)] as const] };
}

const sum = (parts: readonly (readonly [string, number])[]) => parts.reduce((all, [, one]) => all + one, 0);

/** A share of a part is a ratio of rupees: what is a half but for the last bit of a division is a half. */
const halfUp = (tenths: number) => Math.floor(tenths + 0.5 + 1e-9);

/** Between two levels of the curve the worth runs straight, outside it is level. */
function worthAt(curve: readonly (readonly [number, number])[], level: number): number {
  const before = curve.findLast(([at]) => at <= level);
  const after = curve.find(([at]) => at >= level);
  if (!before || !after) return (before ?? after)?.[1] ?? 0;
  if (after[0] === before[0]) return before[1];
  return before[1] + ((after[1] - before[1]) * (level - before[0])) / (after[0] - before[0]);
}

/** 1,000 tenths in the proportion of the rupees; those left over go to the largest remainders. */
function shared(rupees: readonly number[]): readonly number[] {
  const all = rupees.reduce((total, one) => total + one, 0);
  const exact = rupees.map((one) => (1_000 * one) / all);
  const whole = exact.map(Math.floor);
  const missing = 1_000 - whole.reduce((total, one) => total + one, 0);
  const remainders = exact.map((one, at) => ({ at, remainder: one % 1 }));
  for (const { at } of remainders.sort((a, b) => b.remainder - a.remainder || a.at - b.at).slice(0, missing))
    whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
