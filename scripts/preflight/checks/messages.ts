import { exotelOrigins } from '#adapters/messages/sms.ts';
import { trySmtp } from '#adapters/messages/smtp.ts';
import { whatsAppOrigin, whatsAppVersion } from '#adapters/messages/whatsapp.ts';
import type { Config } from '#server/ground/settings/config.ts';
import { accountText, ask, basic } from '../ask.ts';
import { bad, type Check, type FindingText, good, warning } from '../findings.ts';

type Messages = Exclude<Config['messages'], { by: 'sandbox' }>;

async function mail({ server, from, dkim }: NonNullable<Messages['mail']>): Promise<readonly FindingText[]> {
  const where = `${server.host}:${server.port}`;
  const code = await trySmtp(server);
  if (code !== undefined) return [bad(`${where} ${repairs(code)}`)];
  const signed = dkim === undefined ? 'The mail service has to sign (DKIM)' : `Signed for ${dkim.domain}`;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return [
    good(`${where} takes our login${server.isHere ? '' : ', over TLS'}. ${signed}; senders are @${domain}.`),
    ...(server.login === undefined && !server.isHere
      ? [warning(`${where} asks nobody who sends: give SMTP_URL a user of its own.`)]
      : []),
  ];
}

/** By the answer of the server, or the word of the library where none came. */
function repairs(code: string): string {
  if (code.startsWith('535') || code === 'EAUTH')
    return `refuses our login (${code}). Put user and password of the mail service into SMTP_URL.`;
  if (code === 'ETLS')
    return 'does not speak TLS with a certificate that holds. Check host and port of SMTP_URL, or use smtps://.';
  return `does not let us send (${code}). Check host and port of SMTP_URL, and whether this machine may reach them.`;
}

/** No message has this id: whoever asks for it with the right key is told that there is none. */
const nobodys = '00000000000000000000000000000000';

async function sms(account: NonNullable<Messages['sms']>): Promise<readonly FindingText[]> {
  const { sid, key, token } = account.account;
  const origin = account.api ?? exotelOrigins[account.cluster];
  const url = `${origin}/v1/Accounts/${sid}/SMS/Messages/${nobodys}.json`;
  const answer = await ask(url, { authorization: basic(key, token) });
  const keys = 'EXOTEL_ACCOUNT_SID, EXOTEL_API_KEY, EXOTEL_API_TOKEN and EXOTEL_CLUSTER';
  const texts = accountText(answer, { who: 'Exotel', fine: [200, 404], key: keys });
  return account.api === undefined
    ? texts
    : [...texts, warning('SMS_API_ORIGIN leads to a stand-in: no SMS reaches a phone.')];
}

async function whatsApp({
  phoneNumberId,
  token,
  api,
}: NonNullable<Messages['whatsapp']>): Promise<readonly FindingText[]> {
  const answer = await ask(`${api ?? whatsAppOrigin}/${whatsAppVersion}/${phoneNumberId}?fields=id`, {
    authorization: `Bearer ${token}`,
  });
  const key = 'WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN';
  const texts = accountText(answer, { who: 'WhatsApp', fine: [200], key });
  return api === undefined
    ? texts
    : [...texts, warning('WHATSAPP_API_ORIGIN leads to a stand-in: no message reaches a phone.')];
}

export function messageChecks({ messages }: Config): readonly Check[] {
  if (messages.by === 'sandbox') return [];
  const { mail: byMail, sms: bySms, whatsapp: byWhatsApp } = messages;
  return [
    ...(byMail ? [{ about: 'mail', look: () => mail(byMail) }] : []),
    ...(bySms ? [{ about: 'SMS', look: () => sms(bySms) }] : []),
    ...(byWhatsApp ? [{ about: 'WhatsApp', look: () => whatsApp(byWhatsApp) }] : []),
  ];
}
