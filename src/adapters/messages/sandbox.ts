import type { Instant } from '#domain/date.ts';
import type { MessageChannel } from '#domain/message/channels.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import type {
  LetterWriter,
  MessageSender,
  MessageSenders,
  OutgoingMessage,
  SmsWriter,
} from '#usecases/ports/messages.ts';
import type { Clock } from '#usecases/ports.ts';

/** Steered by the address; words say what each row does. */
export const sandboxMessageGuide = [
  'messages.bounce',
  'messages.unknown',
  'messages.other',
  'messages.resume',
] as const;

export type DeliveredMessage = Pick<OutgoingMessage, 'key' | 'proposalId'> & {
  readonly channel: MessageChannel;
  readonly to: string;
  /** What comes to a phone has none. */
  readonly subject: string | undefined;
  readonly text: string;
  /** Names of the files that came with it. */
  readonly files: readonly string[];
  readonly deliveredAt: Instant;
};

export type SandboxMessages = Required<MessageSenders> & {
  /** The newest first; at most the last 200, for as long as the server runs. */
  readonly list: () => readonly DeliveredMessage[];
};

const maxMessages = 200;

export type SandboxWriters = { readonly writeLetter: LetterWriter; readonly writeSms: SmsWriter };

export function createSandboxMessages(
  clock: Clock,
  { writeLetter, writeSms }: SandboxWriters,
): SandboxMessages {
  let delivered: readonly DeliveredMessage[] = [];
  const deliver = (message: Omit<DeliveredMessage, 'deliveredAt'>): TryAnswer => {
    // A message may be sent more than once; a mailbox that knows its key shows it once.
    const others = delivered.filter(({ key, channel }) => key !== message.key || channel !== message.channel);
    delivered = [{ ...message, deliveredAt: clock.now() }, ...others].slice(0, maxMessages);
    return { outcome: 'sent', answer: 'delivered', reference: message.key };
  };
  const mail: MessageSender['send'] = async (message) => {
    const { key, proposalId, to } = message;
    if (to.email.startsWith('bounce@')) return { outcome: 'failed', answer: 'away', reference: undefined };
    if (to.email.startsWith('unknown@'))
      return { outcome: 'refused', answer: 'unknown', reference: undefined };
    const letter = writeLetter(message);
    if (!letter) return { outcome: 'refused', answer: 'no-text', reference: undefined };
    const { subject, text } = letter;
    const files = (message.attachments ?? []).map(({ fileName }) => fileName);
    return deliver({ key, proposalId, channel: 'mail', to: to.email, subject, text, files });
  };
  const phoneOn =
    (channel: 'sms' | 'whatsapp'): MessageSender['send'] =>
    async (message) => {
      const { key, proposalId, to } = message;
      const text = writeSms(message)?.text;
      if (text === undefined) return { outcome: 'refused', answer: 'no-text', reference: undefined };
      return deliver({ key, proposalId, channel, to: to.mobile, subject: undefined, text, files: [] });
    };
  return {
    mail: { send: mail },
    sms: { send: phoneOn('sms') },
    whatsapp: { send: phoneOn('whatsapp') },
    list: () => delivered,
  };
}
