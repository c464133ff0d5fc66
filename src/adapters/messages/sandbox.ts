import type { Instant } from '#domain/date.ts';
import type { Clock, LetterWriter, MessageSender, OutgoingMessage } from '#usecases/ports.ts';

/** Steered by the address; words say what each row does. */
export const sandboxMessageGuide = ['messages.bounce', 'messages.other', 'messages.resume'] as const;

export type DeliveredMessage = Pick<OutgoingMessage, 'key' | 'proposalId' | 'to'> &
  ReturnType<LetterWriter> & { readonly deliveredAt: Instant };

export type SandboxMessages = MessageSender & {
  /** The newest first; at most the last 200, for as long as the server runs. */
  readonly list: () => readonly DeliveredMessage[];
};

const mostKept = 200;

export function createSandboxMessages(clock: Clock, write: LetterWriter): SandboxMessages {
  let delivered: readonly DeliveredMessage[] = [];
  return {
    send: (message) => {
      if (message.to.email.startsWith('bounce@')) return Promise.resolve('failed');
      // A message may be sent more than once; a mailbox that knows its key shows it once.
      const { key, proposalId, to } = message;
      const others = delivered.filter((each) => each.key !== key);
      const letter = { key, proposalId, to, ...write(message), deliveredAt: clock.now() };
      delivered = [letter, ...others].slice(0, mostKept);
      return Promise.resolve('sent');
    },
    list: () => delivered,
  };
}
