import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Language } from '#domain/local-text.ts';
import { loadBuiltPages, type PageRenderer } from '#server/drawing/page-renderer.ts';
import type { PaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import type { Environment } from '#server/ground/settings/config.ts';
import { distDir, isWebBuilt } from '../../scripts/web/web-build.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { phoneAgent } from '../e2e/browser.ts';
import { type Browser, openBrowser } from '../wire.ts';

/** The whole server with its real pages, in this thread, at noon in India of a day that does not end. */
export type DrawnSite = {
  readonly server: TestApp;
  readonly browser: Browser;
  /** What stands in the page of an address. */
  readonly draw: (path: string, view: View) => Promise<string>;
};

export type View = { readonly locale: Language; readonly device: 'mobile' | 'desktop' };

const noon = Date.parse('2026-11-20T06:30:00.000Z');
const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** As one installation is set. */
type SiteSetting = {
  readonly locationMode?: 'pincode' | 'city';
  readonly hasMail?: boolean;
  readonly env?: Environment;
  readonly drawer?: PaperDrawer;
};

export async function openDrawnSite({
  locationMode = 'pincode',
  hasMail = true,
  env,
  drawer,
}: SiteSetting = {}): Promise<DrawnSite> {
  const server = await testApp({
    env: { LOCATION_MODE: locationMode, ...env },
    renderer: await builtPages({ locationMode, hasMail }),
    ...(drawer && { drawer }),
    start: noon,
  });
  const browser = await openBrowser(server.app);
  const draw = async (path: string, { locale, device }: View) => {
    const answer = await browser.get(path, {
      'accept-language': locale,
      'user-agent': device === 'mobile' ? phoneAgent : desktopAgent,
    });
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
    return answer.body;
  };
  return { server, browser, draw };
}

async function builtPages(
  setting: Required<Pick<SiteSetting, 'locationMode' | 'hasMail'>>,
): Promise<PageRenderer> {
  if (!(await isWebBuilt()))
    execFileSync(process.execPath, [join('scripts', 'build.ts')], { stdio: 'inherit' });
  const draw = await loadBuiltPages(distDir);
  const pricesAsOf = new Date(noon).toISOString().slice(0, 10);
  const site = { intermediary: 'broker', pricesAsOf, hasCodes: true, ...setting } as const;
  return { renderPage: (input) => draw(input, site) };
}
