import type { Page } from '@playwright/test';
import { memberToWire } from '#contract/quote/wire.ts';
import { isParent } from '#domain/person/relation.ts';
import { paths } from '#web/paths.ts';
import type { Locale } from '#words/areas.ts';
import { open } from '../e2e/pages/opening.ts';
import { quoteOf } from '../e2e/set-up.ts';
import { type JudgedFamily, tenFamilies } from '../families/ten-families.ts';
import { type FirstScreen, firstScreenOf, plansInSight, readFirstScreen } from './first-screen.ts';
import { sentencesIn } from './reading/sentences.ts';

/** Where the first screens are written down. */
export const firstScreensFile = 'docs/first-screens.md';

export type FamilyScreen = FirstScreen & {
  readonly family: number;
  readonly inSight: number;
  /** How far down the window the button of the recommended plan ends, in pixels. */
  readonly buttonEnds: number;
};

/** Gives the first screen of each of the ten families, in the language and the window of the page. */
export async function firstScreensIn(page: Page, locale: Locale): Promise<readonly FamilyScreen[]> {
  const screens: FamilyScreen[] = [];
  for (const [index, family] of tenFamilies.entries()) {
    await openListOf(page, family);
    const words = sentencesIn(locale);
    const [first, inSight] = [await firstScreenOf(page), await plansInSight(page)];
    const read = readFirstScreen(first, words);
    const title = read.recommended?.split(', ₹')[0] ?? '';
    const button = page.getByRole('link', { name: words.say('list.see', { title }), exact: true });
    const box = await button.boundingBox();
    const buttonEnds = box ? box.y + box.height : Number.POSITIVE_INFINITY;
    screens.push({ family: index + 1, inSight, buttonEnds, ...read });
  }
  return screens;
}

/** Opens the list of one of them, of a quote of its own. */
export async function openListOf(page: Page, family: JudgedFamily): Promise<void> {
  const quoteId = await quoteOf(page, {
    members: family.members.map(memberToWire),
    gender: family.members.find(({ relation }) => relation === 'You')?.gender ?? 'MALE',
    pincode: family.pincode,
    parents_pincode: undefined,
    sum_assured: family.cover * 100_000,
    importance: family.importance,
  });
  await open(page, paths.results(blockOf(family), quoteId));
}

/** Their list: of parents, of one person, or of a family. */
function blockOf({ members }: JudgedFamily): 'parents' | 'individual' | 'family' {
  if (members.every(({ relation }) => isParent(relation))) return 'parents';
  return members.length === 1 ? 'individual' : 'family';
}

/** Writes the table of one language. */
export function tableOf(screens: readonly FamilyScreen[]): string {
  const rows = screens.map(({ family, recommended, why, runnerUp, stay }) =>
    [family, recommended, why, runnerUp, stay].map((cells) => cells ?? '').join(' | '),
  );
  const head = ['# | recommended | why | the next one | a usual stay', '---|---|---|---|---'];
  return [...head, ...rows].map((row) => `| ${row} |`).join('\n');
}
