import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { closeTitles } from './close-titles.ts';
import { walksPort } from './servers.ts';
import { missingForWebKit, openWebKit } from './webkit/open-webkit.ts';
import { answerForms, answerForOne, buyFromList, payFor } from './webkit/purchase.ts';
import { openWatchedSite, type WatchedSite } from './webkit/watched-site.ts';
import type { WebDriver } from './webkit/web-driver.ts';
import { spokenIn } from './words.ts';

const test = base.extend<{ readonly web: WebDriver; readonly site: WatchedSite }>({
  web: async ({ userAgent, viewport }, use) => {
    const { web, close } = await openWebKit(userAgent);
    await web.setSize(viewport?.width ?? 1280, viewport?.height ?? 900);
    await use(web);
    await close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  site: async ({}, use) => {
    const site = await openWatchedSite(`http://127.0.0.1:${walksPort}`);
    await use(site);
    site.close();
  },
});

// biome-ignore lint/suspicious/noSkippedTests: not every machine has a WebKit, and the report says so.
test.skip(
  missingForWebKit.length > 0,
  `WebKit is not walked here: ${missingForWebKit.join(' and ')} missing, packages of Debian`,
);

// It draws without a graphics card, on a window as wide as a desktop more slowly than others.
test.describe.configure({ timeout: 600_000 });

test('in WebKit one person goes from the first page to the policy without an error', async ({
  web,
  site,
  viewport,
}, info) => {
  let pictures = 0;
  const look = async (page: string) => {
    pictures += 1;
    await writeFile(info.outputPath(`${pictures}-${page}.png`), await web.picture());
    const wide = await web.run(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${page}: wider than its window`).toBeLessThanOrEqual(0);
    expect(await web.run(closeTitles), page).toEqual([]);
  };
  const walk = { web, words: await spokenIn(info), look };
  await answerForOne(walk, site.origin);
  expect(await web.run(() => innerWidth)).toBe(viewport?.width);
  const id = await buyFromList(walk);
  await answerForms(walk, id);
  await payFor(walk);
  expect(site.errors).toEqual([]);
});
