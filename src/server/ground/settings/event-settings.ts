import { isHere, optionalText, shaped, textIf, type Variables } from './setting-kinds.ts';

type Service = { readonly url: string; readonly token: string | undefined };

/** Where events go beside the database. */
export type EventSetting = {
  readonly lines: string | undefined;
  readonly analytics: Service | undefined;
  readonly crm: Service | undefined;
};

const serviceUrl = textIf(
  isService,
  'it has to be an https address, or one on this machine such as http://127.0.0.1:9000/events',
);
const token = shaped(/^\S{8,500}$/, 'it has to be the token, without a space');

export const eventSettings = {
  EVENT_LINES: optionalText,
  ANALYTICS_URL: serviceUrl,
  ANALYTICS_TOKEN: token,
  CRM_URL: serviceUrl,
  CRM_TOKEN: token,
};

function isService(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isHere(hostname));
}

export function readEvents(read: Variables<typeof eventSettings>): EventSetting {
  const service = (url: string | undefined, secret: string | undefined) =>
    url === undefined ? undefined : { url, token: secret };
  return {
    lines: read.EVENT_LINES,
    analytics: service(read.ANALYTICS_URL, read.ANALYTICS_TOKEN),
    crm: service(read.CRM_URL, read.CRM_TOKEN),
  };
}
