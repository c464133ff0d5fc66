import { openWhatsApp, type WhatsAppSetting } from '#adapters/messages/whatsapp.ts';
import { writeSms } from '#server/drawing/papers/letters.ts';
import type { MessageSender } from '#usecases/ports/messages.ts';
import { type DoubleAnswer, type DoubleRequest, type HttpDouble, openHttpDouble } from './http-double.ts';

export const whatsAppNumberId = '106540352242922';
export const whatsAppToken = 'EAAGm0PX4ZCpsBAtokenOfWhatsApp';

/** As a person of the shop had them approved, once: a text that changes in the shop does not change there. */
const approved: Readonly<Record<string, string>> = {
  'chhatri_policy_issued.en':
    'Your health policy {{1}} is issued. We received Rs {{2}}. Cover runs from {{3}} to {{4}}. - Chhatri',
  'chhatri_policy_issued.hi':
    'आपकी हेल्थ पॉलिसी {{1}} जारी हो गई है। हमें ₹{{2}} मिल गए हैं। कवर {{3}} से {{4}} तक है। - छतरी',
  'chhatri_renewal_due.en':
    'Your health policy {{1}}: cover until {{2}}, renewal until {{3}}. Our email to you says how. - Chhatri',
  'chhatri_renewal_due.hi':
    'आपकी हेल्थ पॉलिसी {{1}}: कवर {{2}} तक, रिन्यूअल {{3}} तक। कैसे करें, यह हमारे ईमेल में है। - छतरी',
  'chhatri_insurer_accepted.en':
    'Your health application {{1}} is accepted. Pay Rs {{2}} by {{3}}, or it ends. You are not covered yet. - Chhatri',
  'chhatri_insurer_accepted.hi':
    'आपका हेल्थ आवेदन {{1}} मंज़ूर हो गया है। ₹{{2}} {{3}} तक दें, नहीं तो वह बंद हो जाएगा। कवर अभी नहीं है। - छतरी',
  'chhatri_payment_failed.en':
    'Your payment for health application {{1}} did not go through. Pay Rs {{2}} by {{3}}, or it ends. You are not covered yet. - Chhatri',
  'chhatri_payment_failed.hi':
    'आपके हेल्थ आवेदन {{1}} का पेमेंट नहीं हो पाया। ₹{{2}} {{3}} तक दें, नहीं तो वह बंद हो जाएगा। कवर अभी नहीं है। - छतरी',
  'chhatri_service_news.en':
    'Your request {{1}} on health policy {{2}}: {{3}}. More on the page of your policy. - Chhatri',
  'chhatri_service_news.hi': 'आपका अनुरोध {{1}}, हेल्थ पॉलिसी {{2}}: {{3}}। बाकी पॉलिसी के पेज पर। - छतरी',
  'chhatri_application_expires.en':
    'Your health application {{1}} ends on {{2}}. Rs {{3}} is not paid, and you are not covered. - Chhatri',
  'chhatri_application_expires.hi':
    'आपका हेल्थ आवेदन {{1}} {{2}} को बंद हो जाएगा। ₹{{3}} का पेमेंट नहीं हुआ, इसलिए कवर नहीं है। - छतरी',
};

export type ArrivedWhatsApp = { readonly to: string; readonly text: string; readonly mark: string };

export type WhatsAppDouble = HttpDouble & { readonly arrived: readonly ArrivedWhatsApp[] };

type Body = {
  readonly messaging_product?: string;
  readonly type?: string;
  readonly to?: string;
  readonly biz_opaque_callback_data?: string;
  readonly template?: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: readonly { readonly type: string; readonly parameters: readonly Parameter[] }[];
  };
};
type Parameter = { readonly type: string; readonly text: string };

/** WhatsApp's Cloud API as it is published: it fills the approved text with the parameters in their order. */
export async function openWhatsAppDouble(): Promise<WhatsAppDouble> {
  const arrived: ArrivedWhatsApp[] = [];
  const double = await openHttpDouble((request) => {
    const refusal = refusalOf(request);
    if (refusal) return refusal;
    const body = JSON.parse(request.body) as Body; // as it was sent, and looked at below
    const { template, to = '', biz_opaque_callback_data: mark = '' } = body;
    const text = approved[`${template?.name}.${template?.language.code}`];
    if (text === undefined) return exception(404, 132_001, 'Template does not exist');
    const values = template?.components.flatMap(({ parameters }) => parameters) ?? [];
    if (values.length !== (text.match(/\{\{\d\}\}/g) ?? []).length)
      return exception(400, 132_000, 'Number of parameters does not match');
    const filled = text.replaceAll(/\{\{(\d)\}\}/g, (_sign, at) => values[Number(at) - 1]?.text ?? '');
    arrived.push({ to, text: filled, mark });
    return takeMessage(to, arrived.length);
  });
  return { ...double, arrived };
}

function refusalOf({ method, path, headers, body }: DoubleRequest): DoubleAnswer | undefined {
  if (headers.authorization !== `Bearer ${whatsAppToken}`)
    return exception(401, 190, 'Invalid OAuth access token');
  if (method !== 'POST' || path !== `/v23.0/${whatsAppNumberId}/messages`)
    return exception(404, 100, 'Unknown path');
  const { messaging_product: product, type, to = '' } = JSON.parse(body) as Body; // as above
  if (product !== 'whatsapp' || type !== 'template') return exception(400, 100, 'Invalid parameter');
  if (!/^91[6-9]\d{9}$/.test(to)) return exception(400, 131_026, `Message undeliverable to ${to}`);
  return undefined;
}

function exception(status: number, code: number, message: string): DoubleAnswer {
  return { status, body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } } };
}

function takeMessage(to: string, count: number): DoubleAnswer {
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: `wamid.HBgL${count}==`, message_status: 'accepted' }],
    },
  };
}

/** The adapter that asks a double. */
export function whatsAppAt(
  { origin }: { readonly origin: string },
  setting: Partial<WhatsAppSetting> = {},
): MessageSender {
  return openWhatsApp({
    origin,
    phoneNumberId: whatsAppNumberId,
    token: whatsAppToken,
    writeSms,
    ...setting,
  });
}
