import type { VisitorId } from '#domain/ids.ts';
import type { SaleChannel } from '#domain/quote/channel.ts';
import type { Locale } from '#words/areas.ts';
import type { Say } from '#words/sentences.ts';

/** Who asks: from the session, never from the body. */
export type CallContext = {
  readonly visitor: VisitorId;
  /** What this visit is counted as, random, also when a purchase renames the visitor; it opens nothing. */
  readonly visit: string;
  /** Where it asks from, as wide as one provider gives it out. */
  readonly network: string;
  readonly sale: SaleChannel;
  /** What people read of the agent or partner of a sale; undefined where there is none. */
  readonly partnerName: (sale: SaleChannel) => string | undefined;
  /** The pages stand in the frame of a partner's. */
  readonly framed: boolean;
  /** Where this browser reached us, for addresses that only it comes back to. */
  readonly origin: string;
  /** Ours by the settings, for addresses that go to others; '' where nobody has said it. */
  readonly publicOrigin: string;
  readonly locale: Locale;
  /** Says what goes with an answer, in the language of whoever asked. */
  readonly say: Say;
  readonly session: {
    /** Gives the visitor another name with this answer; what they have passes to it when it is first shown. */
    readonly rename: () => void;
    /** What was said by plain forms is kept here no longer. */
    readonly forgetAnswers: () => void;
    /** Takes from the browser what let it in. */
    readonly end: () => void;
  };
  /**
   * A handler may say how to find out that its answer would be the same again. It must follow from this context, the
   * request and what the check looks at, from nothing else.
   */
  readonly mayRemember: (isStillTrue: () => Promise<boolean>) => void;
};
