import type { Interval, Tally } from '#domain/flag/tally.ts';
import { type FlagName, flagNames } from '#domain/flag/versions.ts';
import {
  type FlagOutcome,
  type FlagResults,
  readFlagResults,
} from '#usecases/operating/read-flag-results.ts';
import type { Store } from '#usecases/ports/store.ts';

/** How each test stands, as lines for whoever runs the site. */
export async function flagLines(store: Store): Promise<readonly string[]> {
  const lines = flagNames.map(async (flag) => linesOf(flag, await readFlagResults({ store }, flag)));
  return (await Promise.all(lines)).flat();
}

function linesOf(flag: FlagName, { outcomes, gain }: FlagResults): readonly string[] {
  return [
    `${flag}: visits that let themselves be counted and saw the field`,
    ...outcomes.flatMap(outcomeLines),
    verdict('completed the form', outcomes.at(-1)?.version, gain.completed),
    verdict('had the number refused', outcomes.at(-1)?.version, gain.refused),
  ];
}

function outcomeLines({ version, completed, refused, ...likely }: FlagOutcome): readonly string[] {
  return [
    `  ${version}: ${completed.of} saw it`,
    `    completed the form: ${shareText(completed, likely.likelyCompleted)}`,
    `    had the number refused: ${shareText(refused, likely.likelyRefused)}`,
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function shareText({ who, of }: Tally, likely: Interval | undefined): string {
  if (!likely) return 'nobody yet';
  const range = `19 times of 20 the truth lies between ${percent(likely.low)} and ${percent(likely.high)}`;
  return `${who} of ${of} (${percent(who / of)}; ${range})`;
}

const points = (share: number) => (100 * Math.abs(share)).toFixed(1);

/** The line gives the range as it is: as long as it holds 0, nothing is known. */
function verdict(what: string, version: string | undefined, gain: Interval | undefined): string {
  if (!gain) return `  ${what}: too early, a version was seen by nobody.`;
  const { low, high } = gain;
  if (low > 0)
    return `  ${what}: more with ${version}, by ${points(low)} to ${points(high)} percentage points.`;
  if (high < 0)
    return `  ${what}: fewer with ${version}, by ${points(high)} to ${points(low)} percentage points.`;
  const range = `${points(low)} points fewer to ${points(high)} more`;
  return `  ${what}: no difference is shown; with ${version} it is anything from ${range}.`;
}
