import type { Device } from '#web/browser/device.tsx';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import type { Words } from '#web/browser/text.tsx';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';

/** What the routes of one page load are given. */
export type PageContext = {
  readonly api: Api;
  readonly words: Words;
  readonly site: Site;
  /** The plain forms of a page that the server draws need this. */
  readonly plain?: PlainForm | undefined;
  /** The layout the page is first drawn in. */
  readonly device: () => Device;
  /** The page reports an error that nobody expected, and shows that there is a problem. */
  readonly reportBug: (error: unknown) => void;
};
