import { writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { Locale } from '#words/areas.ts';
import { firstScreensFile, firstScreensIn, tableOf } from '../readback/first-screens.ts';

const lead = `# What the first screen of a list answers

A phone of 390 by 844, before anything is pressed or scrolled. For each of the ten families of \`docs/recommendations.md\`: the plan that is recommended and its premium, why, what the runner-up and the plan beside it save or cost, and what the recommended one leaves of a stay that is usual for them. \`+\` and \`−\` of a premium are rupees a year, \`−\` after a comma rupees of that stay. Read from the page by \`npm run screens -- first\`; \`test/e2e/first-screen.spec.ts\` holds it.
`;

/** Writes down what the ten families read, in each language. */
export async function writeFirstScreens(open: (locale: string) => Promise<BrowserContext>): Promise<void> {
  const parts: string[] = [lead];
  const languages: readonly (readonly [Locale, string])[] = [
    ['en', 'In English'],
    ['hi', 'In Hindi'],
  ];
  for (const [locale, title] of languages) {
    const context = await open(`${locale}-IN`);
    const screens = await firstScreensIn(await context.newPage(), locale);
    parts.push(`## ${title}\n\n${tableOf(screens)}\n`);
    await context.close();
  }
  writeFileSync(firstScreensFile, parts.join('\n'));
}
