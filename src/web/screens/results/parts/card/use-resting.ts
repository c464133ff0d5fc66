import { useEffect } from 'react';
import { cardId } from '../../card-id.ts';
import css from './resting.module.css';

/** Milliseconds after which the cards that a page came with have been laid out. */
const laidOutAfter = 300;

/**
 * From then on the cards of a list rest out of sight: a press lays out and paints what is read, not twenty cards. The
 * heights of those that were there are known, so nothing moves; what a press adds is laid out before it comes into sight.
 */
export function useResting(firstSlabId = ''): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const list = document.getElementById(cardId(firstSlabId))?.closest('article')?.parentElement;
      list?.classList.add(css.resting ?? '');
    }, laidOutAfter);
    return () => clearTimeout(timer);
  }, [firstSlabId]);
}
