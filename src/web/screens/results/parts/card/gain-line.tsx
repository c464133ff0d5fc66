import type { ReactNode } from 'react';
import type { WireCard } from '#contract/quote/cards.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import css from './gain-line.module.css';
import { gainSaid } from './gain-said.ts';

type GainLineProps = { readonly card: WireCard; readonly before: WireCard | undefined };

/** Of each side: a list is read by its cards, and its lines are to be short. */
const mostInLine = 1;

/** What the extra rupees of a card buy beside the one above it, and what they give up. */
export function GainLine({ card, before }: GainLineProps): ReactNode {
  const t = useText();
  if (card.gain === null || before === undefined) return null;
  const less = before.own_share === null || card.own_share === null ? 0 : before.own_share - card.own_share;
  const said = gainSaid(t, card.gain, less, mostInLine);
  if (!said) return null;
  return (
    <p className={css.gain}>
      <RichText id={said.id} values={said.values} />
      {said.besides !== undefined && <span>{` ${said.besides}`}</span>}
    </p>
  );
}
