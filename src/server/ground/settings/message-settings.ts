import { createPrivateKey } from 'node:crypto';
import { isEmail, normaliseEmail } from '#domain/identity/email.ts';
import { type SmsTemplate, smsTemplates } from '#domain/message/sms-template.ts';
import {
  choice,
  isHere,
  neededOf,
  type Reading,
  readAs,
  shaped,
  standIn,
  textIf,
  type Variables,
} from './setting-kinds.ts';

type Server = {
  readonly host: string;
  readonly port: number;
  readonly isTlsAtOnce: boolean;
  readonly isHere: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
};
type Sender = { readonly name: string; readonly address: string };
type DkimKey = { readonly domain: string; readonly selector: string; readonly privateKey: string };

export type MailSetting = {
  readonly server: Server;
  readonly from: Sender;
  readonly replyTo: string | undefined;
  readonly dkim: DkimKey | undefined;
};

export type SmsAccount = {
  readonly cluster: 'mumbai' | 'singapore';
  readonly account: { readonly sid: string; readonly key: string; readonly token: string };
  readonly header: string;
  readonly entityId: string;
  readonly templateIds: Readonly<Record<SmsTemplate, string>>;
  /** Undefined: the gateway's own address. */
  readonly api: string | undefined;
};

export type WhatsAppAccount = {
  readonly phoneNumberId: string;
  readonly token: string;
  /** Undefined: WhatsApp's own address. */
  readonly api: string | undefined;
};

/** What brings messages to buyers, with all that it needs. */
export type MessageSetting =
  | { readonly by: 'sandbox' }
  | {
      readonly by: 'mail' | 'sms' | 'mail-and-sms';
      readonly mail: MailSetting | undefined;
      readonly sms: SmsAccount | undefined;
      /** Undefined: nothing is sent there, and nobody is asked for a consent to it. */
      readonly whatsapp: WhatsAppAccount | undefined;
    };

const templatesHint = `it has to be a list such as ${smsTemplates.map((name) => `${name}:1107…`).join(',')} with each id once`;

export const messageSettings = {
  MESSAGES: choice(['sandbox', 'mail', 'sms', 'mail-and-sms']),
  SMTP_URL: readAs(
    serverOf,
    'it has to be an address such as smtp://user:password@smtp.example.in:587, or smtps://… for TLS from the start',
  ),
  MAIL_FROM: readAs(senderOf, 'it has to be a sender such as Chhatri <policies@example.in>'),
  MAIL_REPLY_TO: textIf(isEmail, 'it has to be an address such as help@example.in'),
  DKIM_KEY: readAs(
    dkimOf,
    'it has to be domain:selector:key, the key a private one in PKCS #8, base64 without line breaks',
  ),
  EXOTEL_CLUSTER: choice(['mumbai', 'singapore']),
  EXOTEL_ACCOUNT_SID: shaped(/^\w{1,64}$/, 'it has to be the account sid, letters and digits'),
  EXOTEL_API_KEY: shaped(/^[^\s:]{8,200}$/, 'it has to be the API key, without a space or colon'),
  EXOTEL_API_TOKEN: shaped(/^\S{8,200}$/, 'it has to be the API token, without a space'),
  SMS_HEADER: shaped(/^[A-Za-z0-9]{3,11}$/, 'it has to be the registered header, such as CHHTRI'),
  DLT_ENTITY_ID: shaped(/^\d{10,25}$/, 'it has to be the id of the principal entity, digits alone'),
  DLT_TEMPLATES: readAs(templatesOf, templatesHint),
  SMS_API_ORIGIN: standIn,
  WHATSAPP_PHONE_NUMBER_ID: shaped(/^\d{5,30}$/, 'it has to be the id of the phone number, digits alone'),
  WHATSAPP_TOKEN: shaped(/^\S{20,1000}$/, 'it has to be the access token, without a space'),
  WHATSAPP_API_ORIGIN: standIn,
};

const tlsPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

function serverOf(text: string): Server | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') return undefined;
  const hasMore = url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const isHalf = (user === '') !== (password === '');
  if (host === '' || hasMore || isHalf || user === undefined || password === undefined) return undefined;
  return {
    host,
    port: url.port === '' ? tlsPorts[url.protocol] : Number(url.port),
    isTlsAtOnce: url.protocol === 'smtps:',
    isHere: isHere(host),
    login: user === '' ? undefined : { user, password },
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function senderOf(text: string): Sender | undefined {
  const at = text.indexOf('<');
  const [name, address] = [text.slice(0, at).trim(), normaliseEmail(text.slice(at + 1, -1))];
  const isName = name.length <= 80 && !/[<>"\p{Cc}]/u.test(name);
  return at >= 0 && text.endsWith('>') && isName && isEmail(address) ? { name, address } : undefined;
}

function dkimOf(text: string): DkimKey | undefined {
  const [domain = '', selector = '', key = '', ...more] = text.split(':');
  const isNamed = /^[a-z0-9.-]{3,253}$/i.test(domain) && /^[a-z0-9.-]{1,63}$/i.test(selector);
  if (!isNamed || more.length > 0) return undefined;
  try {
    const read = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
    return { domain, selector, privateKey: read.export({ type: 'pkcs8', format: 'pem' }).toString() };
  } catch {
    return undefined;
  }
}

function templatesOf(text: string): Readonly<Record<SmsTemplate, string>> | undefined {
  const pairs = text.split(',').map((pair) => pair.trim().split(':'));
  const ids = new Map(pairs.map(([name = '', id = '']) => [name, id]));
  const isWhole = smsTemplates.every((name) => /^\d{10,25}$/.test(ids.get(name) ?? ''));
  const isOnce = new Set(ids.values()).size === pairs.length && pairs.length === smsTemplates.length;
  // A name for each template, and no other, as was just seen.
  return isWhole && isOnce ? (Object.fromEntries(ids) as Record<SmsTemplate, string>) : undefined;
}

type MessageVariables = Variables<typeof messageSettings> & { readonly PUBLIC_ORIGIN?: string | undefined };

const neededForMail = ['SMTP_URL', 'MAIL_FROM'] as const;
const neededForSms = [
  'EXOTEL_ACCOUNT_SID',
  'EXOTEL_API_KEY',
  'EXOTEL_API_TOKEN',
  'SMS_HEADER',
  'DLT_ENTITY_ID',
  'DLT_TEMPLATES',
] as const;

const neededForWhatsApp = ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN'] as const;

/** A letter leads back to us from wherever it is read, so whatever brings letters has to know where we are. */
export function readMessages(read: MessageVariables): Reading<{ readonly messages: MessageSetting }> {
  const by = read.MESSAGES;
  if (by === 'sandbox') return { ok: true, messages: { by } };
  const origin = neededOf(read, ['PUBLIC_ORIGIN'], `MESSAGES=${by}`);
  const mail = by === 'sms' ? nothing : readMail(read);
  const sms = by === 'mail' ? nothing : readSms(read);
  const whatsapp = neededForWhatsApp.some((name) => read[name] !== undefined) ? readWhatsApp(read) : nothing;
  if (origin.ok && mail.ok && sms.ok && whatsapp.ok)
    return {
      ok: true,
      messages: { by, mail: mail.setting, sms: sms.setting, whatsapp: whatsapp.setting },
    };
  return {
    ok: false,
    problems: [mail, sms, origin, whatsapp].flatMap((one) => (one.ok ? [] : one.problems)),
  };
}

const nothing = { ok: true, setting: undefined } as const;

function readMail(read: MessageVariables): Reading<{ readonly setting: MailSetting }> {
  const reading = neededOf(read, neededForMail, `MESSAGES=${read.MESSAGES}`);
  if (!reading.ok) return reading;
  const { SMTP_URL: server, MAIL_FROM: from } = reading.all;
  return { ok: true, setting: { server, from, replyTo: read.MAIL_REPLY_TO, dkim: read.DKIM_KEY } };
}

function readSms(read: MessageVariables): Reading<{ readonly setting: SmsAccount }> {
  const reading = neededOf(read, neededForSms, `MESSAGES=${read.MESSAGES}`);
  if (!reading.ok) return reading;
  const { EXOTEL_ACCOUNT_SID: sid, EXOTEL_API_KEY: key, EXOTEL_API_TOKEN: token } = reading.all;
  const { SMS_HEADER: header, DLT_ENTITY_ID: entityId, DLT_TEMPLATES: templateIds } = reading.all;
  const { EXOTEL_CLUSTER: cluster, SMS_API_ORIGIN: api } = read;
  return { ok: true, setting: { cluster, account: { sid, key, token }, header, entityId, templateIds, api } };
}

function readWhatsApp(read: MessageVariables): Reading<{ readonly setting: WhatsAppAccount }> {
  const reading = neededOf(read, neededForWhatsApp, 'WhatsApp');
  if (!reading.ok) return reading;
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = reading.all;
  return { ok: true, setting: { phoneNumberId, token, api: read.WHATSAPP_API_ORIGIN } };
}

/** Settings that lead what is sent to phones to a stand-in, where it reaches none. */
export function standInsForPhones(messages: MessageSetting): readonly string[] {
  if (messages.by === 'sandbox') return [];
  return [
    ...(messages.sms?.api === undefined ? [] : ['SMS_API_ORIGIN']),
    ...(messages.whatsapp?.api === undefined ? [] : ['WHATSAPP_API_ORIGIN']),
  ];
}
