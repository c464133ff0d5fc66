import type { Device } from '#web/browser/device.tsx';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import type { Words } from '#web/browser/text.tsx';
import type { Plain } from '#web/forms/landing/said.ts';

/** What the routes of one page load are given. */
export type PageContext = {
  readonly api: Api;
  readonly words: Words;
  readonly site: Site;
  /** Of a page that the server draws: what its plain forms need. */
  readonly plain?: Plain | undefined;
  /** The layout the page is first drawn in. */
  readonly device: () => Device;
  /** Told of an error nobody expected; the page shows that there is a problem. */
  readonly reportBug: (error: unknown) => void;
};
