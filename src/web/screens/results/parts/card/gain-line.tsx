import type { WireCard } from '#contract/quote/cards.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import css from './gain-line.module.css';
import { gainText } from './gain-text.ts';

type GainLineProps = { readonly card: WireCard; readonly before: WireCard | undefined };

/** Each side has one line: a list is read by its cards, and its lines are to be short. */
const mostInLine = 1;

/** What the extra rupees of a card buy beside the one above it, and what they give up. */
export function GainLine({ card, before }: GainLineProps) {
  const t = useText();
  if (card.gain === null || before === undefined) return null;
  const less = before.own_share === null || card.own_share === null ? 0 : before.own_share - card.own_share;
  const text = gainText(t, card.gain, less, mostInLine);
  if (!text) return null;
  return (
    <p className={css.gain}>
      <RichText id={text.id} values={text.values} />
      {text.besides !== undefined && <span>{` ${text.besides}`}</span>}
    </p>
  );
}
