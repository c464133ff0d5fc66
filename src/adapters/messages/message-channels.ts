import type { LetterWriter, MessageSenders, SmsWriter } from '#usecases/ports/messages.ts';
import type { Clock } from '#usecases/ports.ts';
import { createSandboxMessages, type DeliveredMessage, sandboxMessageGuide } from './sandbox.ts';
import { exotelOrigins, openSms, type SmsSetting } from './sms.ts';
import { openSmtp, type SmtpSetting } from './smtp.ts';
import { openWhatsApp, type WhatsAppSetting, whatsAppOrigin } from './whatsapp.ts';

type Needs = {
  readonly clock: Clock;
  readonly writeLetter: LetterWriter;
  readonly writeSms: SmsWriter;
};

export type ChannelsSetting =
  | { readonly by: 'sandbox' }
  | {
      readonly by: 'mail' | 'sms' | 'mail-and-sms';
      readonly mail: Omit<SmtpSetting, keyof Needs> | undefined;
      readonly sms:
        | (Omit<SmsSetting, keyof Needs | 'origin'> & {
            readonly cluster: keyof typeof exotelOrigins;
            /** It stands in for the address of Exotel itself. */
            readonly api: string | undefined;
          })
        | undefined;
      readonly whatsapp:
        | (Omit<WhatsAppSetting, keyof Needs | 'origin'> & {
            /** It stands in for the address of WhatsApp itself. */
            readonly api: string | undefined;
          })
        | undefined;
    };

export type MessageChannels = {
  readonly outbox: MessageSenders;
  /** Undefined where messages really go out. */
  readonly delivered: (() => readonly DeliveredMessage[]) | undefined;
  /** How the sandbox is steered; nothing where it does not play. */
  readonly guide: typeof sandboxMessageGuide | readonly [];
  readonly close: () => void;
};

/** The ways that the settings ask for. */
export function openMessageChannels(setting: ChannelsSetting, needs: Needs): MessageChannels {
  if (setting.by === 'sandbox') {
    const { list, ...outbox } = createSandboxMessages(needs.clock, needs);
    return { outbox, delivered: list, guide: sandboxMessageGuide, close: () => undefined };
  }
  const mail = setting.mail && openSmtp({ ...setting.mail, ...needs });
  const sms =
    setting.sms &&
    openSms({ ...setting.sms, ...needs, origin: setting.sms.api ?? exotelOrigins[setting.sms.cluster] });
  const whatsapp =
    setting.whatsapp &&
    openWhatsApp({ ...setting.whatsapp, ...needs, origin: setting.whatsapp.api ?? whatsAppOrigin });
  return {
    outbox: { ...(mail ? { mail } : {}), ...(sms ? { sms } : {}), ...(whatsapp ? { whatsapp } : {}) },
    delivered: undefined,
    guide: [],
    close: () => mail?.close(),
  };
}
