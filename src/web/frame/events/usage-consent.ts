import { storageSlot } from '#web/browser/storage/stored-value.ts';

/** What this browser knows of the answer to `usage`; the receipt is the server's. */
export type UsageAnswer = 'yes' | 'no' | 'unknown';

export type UsageConsent = {
  /** Read anew each time: another tab may have asked, or taken it back. */
  readonly get: () => UsageAnswer;
  readonly set: (answer: UsageAnswer) => void;
};

export function usageConsent(storage: () => Storage): UsageConsent {
  const slot = storageSlot(storage, 'chhatri-usage');
  let here: UsageAnswer = 'unknown';
  return {
    get: () => {
      try {
        const text = slot.read();
        return text === 'yes' || text === 'no' ? text : 'unknown';
      } catch {
        return here;
      }
    },
    set: (answer) => {
      here = answer;
      try {
        if (answer === 'unknown') slot.remove();
        else slot.write(answer);
      } catch {
        // A browser that keeps nothing remembers as long as the page.
      }
    },
  };
}
