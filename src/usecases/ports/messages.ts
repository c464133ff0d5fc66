import type { ProposalId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import type { MessageChannel } from '#domain/message/channels.ts';
import type { Delivery, TryAnswer } from '#domain/message/delivery.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { ShortKind } from '#domain/message/sms-template.ts';

/** `key` is unique: the same message is queued once, and sent at least once on each way that takes it. */
export type OutgoingMessage = {
  readonly key: string;
  /** What it is about; whose that is, the store says. Undefined in a message that was queued without it. */
  readonly proposalId: ProposalId | undefined;
  readonly to: { readonly email: string; readonly mobile: string };
  /** The language of the texts that the buyer agreed to. Undefined where it was not stored. */
  readonly language: Language | undefined;
  readonly letter: Letter;
  /** Drawn when it is mailed, and never queued. */
  readonly attachments?: readonly Attachment[];
};

/** A file of a letter is always a PDF. */
export type Attachment = {
  readonly fileName: string;
  /** As its reader calls it. */
  readonly title: string;
  readonly content: Uint8Array;
};

/**
 * Draws the papers of an issued policy as files that open with its proposer's birth date: all of them, or none where one can
 * never be had. Undefined: they could not be drawn now.
 */
export type PolicyPapers = (
  proposal: ProposalId,
  language: Language | undefined,
) => Promise<readonly Attachment[] | undefined>;

/** With what came of it so far, one a channel that was tried. */
export type WaitingMessage = {
  /** Undefined where its row is damaged: it keeps the others neither from being handed out nor from being sent. */
  readonly message: OutgoingMessage | undefined;
  readonly deliveries: readonly Delivery[];
};

type Wording = Pick<OutgoingMessage, 'letter' | 'language'>;

/** A letter as it is mailed: text and page say the same. Undefined for what goes by SMS alone. */
export type LetterWriter = (message: Wording) =>
  | {
      readonly language: Language;
      readonly subject: string;
      readonly text: string;
      readonly html: string;
    }
  | undefined;

/** A letter in a registered text; undefined where none is registered for it. */
export type SmsWriter = (message: Wording) => ShortText | undefined;

export type ShortText = {
  readonly kind: ShortKind;
  readonly language: Language;
  readonly text: string;
  /** What was put into the text. */
  readonly values: readonly string[];
};

/** The ways that are set up. */
export type MessageSenders = { readonly [Channel in MessageChannel]?: MessageSender };

export type MessageSender = {
  /** Safe to call again with the same message: whoever gets it twice can know it by its key. Throws nothing. */
  readonly send: (message: OutgoingMessage) => Promise<TryAnswer>;
};
