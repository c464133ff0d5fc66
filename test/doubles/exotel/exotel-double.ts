import { openSms, type SmsSetting } from '#adapters/messages/sms.ts';
import type { SmsTemplate } from '#domain/message/sms-template.ts';
import { writeSms } from '#server/drawing/papers/letters.ts';
import type { MessageSender } from '#usecases/ports/messages.ts';
import { type DoubleAnswer, type DoubleRequest, type HttpDouble, openHttpDouble } from '../http-double.ts';

export const exotelAccount = { sid: 'chhatri1', key: 'key-of-exotel', token: 'token-of-exotel' };
export const exotelHeader = 'CHHTRI';
export const dltEntityId = '1101234560000012345';
export const dltTemplateIds: Readonly<Record<SmsTemplate, string>> = {
  'policy-issued.en': '1107160000000000001',
  'policy-issued.hi': '1107160000000000002',
  'resume-code.en': '1107160000000000003',
  'resume-code.hi': '1107160000000000004',
  'renewal-due.en': '1107160000000000005',
  'renewal-due.hi': '1107160000000000006',
  'number-changing.en': '1107160000000000011',
  'number-changing.hi': '1107160000000000012',
  'opener-added.en': '1107160000000000015',
  'opener-added.hi': '1107160000000000016',
  'insurer-accepted.en': '1107160000000000007',
  'insurer-accepted.hi': '1107160000000000008',
  'payment-failed.en': '1107160000000000013',
  'payment-failed.hi': '1107160000000000014',
  'application-expires.en': '1107160000000000009',
  'application-expires.hi': '1107160000000000010',
  'service-news.en': '1107160000000000017',
  'service-news.hi': '1107160000000000018',
};

/** As an operator of the shop typed them into the register, once: a text that changes in the shop does not change there. */
const registered: Readonly<Record<string, string>> = {
  '1107160000000000001':
    'Your health policy {#var#} is issued. We received Rs {#var#}. Cover runs from {#var#} to {#var#}. - Chhatri',
  '1107160000000000002':
    'आपकी हेल्थ पॉलिसी {#var#} जारी हो गई है। हमें ₹{#var#} मिल गए हैं। कवर {#var#} से {#var#} तक है। - छतरी',
  '1107160000000000003':
    '{#var#} is your code to continue at Chhatri, for {#var#} minutes and in the browser that asked for it. Tell it to nobody, not even to us. - Chhatri',
  '1107160000000000004':
    'छतरी पर आगे बढ़ने का आपका कोड {#var#} है। यह {#var#} मिनट, उसी ब्राउज़र में चलेगा जिसने इसे मँगाया। किसी को न बताएँ, हमें भी नहीं। - छतरी',
  '1107160000000000005':
    'Your health policy {#var#}: cover until {#var#}, renewal until {#var#}. Our email to you says how. - Chhatri',
  '1107160000000000006':
    'आपकी हेल्थ पॉलिसी {#var#}: कवर {#var#} तक, रिन्यूअल {#var#} तक। कैसे करें, यह हमारे ईमेल में है। - छतरी',
  '1107160000000000007':
    'Your health application {#var#} is accepted. Pay Rs {#var#} by {#var#}, or it ends. You are not covered yet. - Chhatri',
  '1107160000000000008':
    'आपका हेल्थ आवेदन {#var#} मंज़ूर हो गया है। ₹{#var#} {#var#} तक दें, नहीं तो वह बंद हो जाएगा। कवर अभी नहीं है। - छतरी',
  '1107160000000000013':
    'Your payment for health application {#var#} did not go through. Pay Rs {#var#} by {#var#}, or it ends. You are not covered yet. - Chhatri',
  '1107160000000000014':
    'आपके हेल्थ आवेदन {#var#} का पेमेंट नहीं हो पाया। ₹{#var#} {#var#} तक दें, नहीं तो वह बंद हो जाएगा। कवर अभी नहीं है। - छतरी',
  '1107160000000000009':
    'Your health application {#var#} ends on {#var#}. Rs {#var#} is not paid, and you are not covered. - Chhatri',
  '1107160000000000010':
    'आपका हेल्थ आवेदन {#var#} {#var#} को बंद हो जाएगा। ₹{#var#} का पेमेंट नहीं हुआ, इसलिए कवर नहीं है। - छतरी',
  '1107160000000000011':
    'From {#var#} your policy {#var#} opens by the mobile ending in {#var#}. Not you? Open it at Chhatri before then, or call us. - Chhatri',
  '1107160000000000012':
    '{#var#} से आपकी पॉलिसी {#var#} आखिरी अंक {#var#} वाले मोबाइल से खुलेगी। आपने नहीं करवाया? उससे पहले छतरी पर पॉलिसी खोलें या हमें फ़ोन करें। - छतरी',
  '1107160000000000015':
    'Your policy {#var#} opens in one more way since {#var#}. Not you? Open it at Chhatri and end that, or call us. - Chhatri',
  '1107160000000000016':
    'आपकी पॉलिसी {#var#} {#var#} से एक और तरीके से खुलती है। आपने नहीं किया? छतरी पर पॉलिसी खोलकर उसे हटाएँ या हमें फ़ोन करें। - छतरी',
  '1107160000000000017':
    'Your request {#var#} on health policy {#var#}: {#var#}. More on the page of your policy. - Chhatri',
  '1107160000000000018': 'आपका अनुरोध {#var#}, हेल्थ पॉलिसी {#var#}: {#var#}। बाकी पॉलिसी के पेज पर। - छतरी',
};

export type ArrivedSms = { readonly to: string; readonly text: string; readonly mark: string };

export type ExotelDouble = HttpDouble & {
  /** What came through the operators' check to a phone. */
  readonly arrived: readonly ArrivedSms[];
  /** What was taken and dropped on the way, as it happens with texts that are not registered. */
  readonly dropped: readonly ArrivedSms[];
};

/** Exotel's SMS API as it is published, and the operators behind it, who hold each text against the register. */
export async function openExotelDouble(): Promise<ExotelDouble> {
  const arrived: ArrivedSms[] = [];
  const dropped: ArrivedSms[] = [];
  const double = await openHttpDouble((request) => {
    const refusal = refusalOf(request);
    if (refusal) return refusal;
    const form = new URLSearchParams(request.body);
    const sms = { to: field(form, 'To'), text: field(form, 'Body'), mark: field(form, 'CustomField') };
    (isRegistered(form) ? arrived : dropped).push(sms);
    return takeMessage(form, arrived.length + dropped.length);
  });
  return { ...double, arrived, dropped };
}

function refusalOf({ method, path, headers, body }: DoubleRequest): DoubleAnswer | undefined {
  const { sid, key, token } = exotelAccount;
  const login = `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}`;
  if (headers.authorization !== login) return exception(401, 'Authentication failed');
  if (method !== 'POST' || path !== `/v1/Accounts/${sid}/Sms/send.json`) return exception(404, 'Not found');
  const form = new URLSearchParams(body);
  if (!/^\+91[6-9]\d{9}$/.test(field(form, 'To')))
    return exception(400, `Invalid Recipient [${field(form, 'To')}]`);
  if (field(form, 'From') !== exotelHeader || field(form, 'Body').length > 2_000)
    return exception(400, 'Invalid Parameters');
  return undefined;
}

function isRegistered(form: URLSearchParams): boolean {
  const pattern = registered[field(form, 'DltTemplateId')]
    ?.split('{#var#}')
    .map((text) => text.replace(/[.\\]/g, '\\$&'));
  const isPlain = /^[\n\x20-\x7e]*$/.test(field(form, 'Body'));
  return (
    pattern !== undefined &&
    new RegExp(`^${pattern.join('.{1,30}')}$`, 'u').test(field(form, 'Body')) &&
    field(form, 'DltEntityId') === dltEntityId &&
    field(form, 'SmsType') === 'transactional' &&
    field(form, 'EncodingType') === (isPlain ? 'plain' : 'unicode')
  );
}

function field(form: URLSearchParams, name: string): string {
  return form.get(name) ?? '';
}

function exception(status: number, message: string): DoubleAnswer {
  return { status, body: { RestException: { Status: status, Message: message } } };
}

function takeMessage(form: URLSearchParams, count: number): DoubleAnswer {
  const sms = {
    Sid: `5f0${String(count).padStart(29, '0')}`,
    AccountSid: exotelAccount.sid,
    From: field(form, 'From'),
    To: `0${field(form, 'To').slice(3)}`,
    Body: field(form, 'Body'),
    Status: 'queued',
    DateSent: null,
    SmsUnits: null,
  };
  return { status: 200, body: { SMSMessage: sms } };
}

/** The adapter that asks a double. */
export function smsAt(
  { origin }: { readonly origin: string },
  setting: Partial<SmsSetting> = {},
): MessageSender {
  return openSms({
    origin,
    account: exotelAccount,
    header: exotelHeader,
    entityId: dltEntityId,
    templateIds: dltTemplateIds,
    writeSms,
    ...setting,
  });
}
